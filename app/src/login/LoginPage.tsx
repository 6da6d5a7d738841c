import { errorText, isGatewayError } from '@koo/api-client'
import { userLogin } from '@koo/api-client/calls'
import { useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { CodeBox } from '@koo/kit/CodeBox'
import { Notice } from '@koo/kit/Notice'
import { toast } from '@koo/kit/OverlayHost'
import { PhoneField } from '@koo/kit/PhoneField'
import { Surface } from '@koo/kit/Surface'
import { useGateway } from '@koo/steps'
import { resolverOf } from '@koo/steps/form'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useApp } from '../app-context.ts'
import { HOME } from '../config/settings.ts'
import { Agreement } from './Agreement.tsx'
import { copy } from './copy.ts'
import { CODE_LENGTH, loginForm, type LoginForm } from './form.ts'
import * as styles from './LoginPage.css.ts'
import { forgetLogin, loadMobile, MOBILE_KEY } from './sent-code.ts'
import { CODE_BY, useSendCode } from './useSendCode.ts'

/** `return`: the address to come back to, judged by the url gate. */
export const search = z.object({ return: z.optional(z.string()) })

/** In the lab's builds: which numbers and codes the sandbox knows. */
const Hint = __LAB__ ? lazy(() => import('../lab/LoginHint.tsx')) : null

const resolver = resolverOf<LoginForm>(() => loginForm)

/** The gateway's word for a wrong code (contract). */
const WRONG_CODE = 42101

/** Signing in by phone number and a code. Whatever fails, what was typed stays. */
export default function LoginPage({ search: query }: StepPageProps<typeof search>) {
  const gateway = useGateway()
  const { memory, isLoggedIn } = useHost()
  const { session, ownPath } = useApp()
  const navigate = useNavigate()
  const sending = useSendCode()
  const [failure, setFailure] = useState('')
  const { control, handleSubmit, trigger, getValues, setValue, setError, setFocus, formState } =
    useForm<LoginForm>({
      resolver,
      reValidateMode: 'onChange',
      defaultValues: { mobile: loadMobile(memory), code: '', agreed: false },
    })

  const wanted = query.return === undefined ? null : ownPath(query.return, 'loginReturn')
  const goOn = () =>
    void navigate(wanted === null || wanted.startsWith('/login') ? HOME : wanted, { replace: true })

  // Somebody who is signed in already has no business here: another tab did it, or an old link led here.
  useEffect(() => {
    if (isLoggedIn()) goOn()
    // Only what was true on arrival counts; after a sign-in here `submit` goes on.
    // eslint-disable-next-line react/exhaustive-deps -- see above
  }, [])

  const sendCode = async (type: (typeof CODE_BY)[keyof typeof CODE_BY]) => {
    if (!(await trigger('mobile', { shouldFocus: true }))) return
    if (!(await sending.send(getValues('mobile'), type))) return
    if (type === CODE_BY.voice) toast(copy.voiceSent)
    setValue('code', '')
    setFocus('code')
  }

  const signingIn = useRef(false)
  const signIn = async ({ mobile, code: verifyCode }: LoginForm) => {
    // A ref, because two taps in one task see the same state.
    if (signingIn.current) return
    signingIn.current = true
    setFailure('')
    try {
      const content = await userLogin(gateway, { mobile, verifyCode })
      if (!session.signIn(content)) return setFailure(copy.errors.session)
      forgetLogin(memory)
      goOn()
    } catch (error) {
      if (isGatewayError(error) && error.code === WRONG_CODE) {
        setError('code', { type: 'server', message: errorText(error) }, { shouldFocus: true })
      } else setFailure(errorText(error))
    } finally {
      signingIn.current = false
    }
  }
  const submit = handleSubmit(signIn)

  return (
    <main className={styles.page}>
      <h2 className={styles.heading}>{copy.heading}</h2>
      <p className={styles.intro}>{wanted === null || wanted === HOME ? copy.intro : copy.introReturn}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Surface>
          <Controller
            control={control}
            name="mobile"
            render={({ field: { onChange, ...field }, fieldState: { error } }) => (
              <PhoneField
                {...field}
                label={copy.mobile}
                autoComplete="tel-national"
                enterKeyHint="next"
                clearable
                error={error?.message}
                onValueChange={(digits) => {
                  memory.setItem(MOBILE_KEY, digits)
                  onChange(digits)
                }}
              />
            )}
          />
          <div className={styles.codeHead}>
            <span className={styles.codeLabel} role="status">
              {sending.sent ? copy.sent(sending.sent.masked) : copy.code}
            </span>
            <Button
              kind="text"
              size="medium"
              className={styles.send}
              disabled={sending.secondsLeft > 0}
              onClick={() => sendCode(CODE_BY.message)}
            >
              {sending.secondsLeft > 0
                ? copy.resendIn(sending.secondsLeft)
                : sending.sent
                  ? copy.resend
                  : copy.sendCode}
            </Button>
          </div>
          <Controller
            control={control}
            name="code"
            render={({ field: { onChange, ...field }, fieldState: { error } }) => (
              <CodeBox
                {...field}
                length={CODE_LENGTH}
                label={copy.code}
                autoComplete="one-time-code"
                enterKeyHint="done"
                error={error?.message ?? (sending.failure || undefined)}
                onValueChange={onChange}
                onComplete={() => {
                  if (getValues('agreed')) void submit()
                }}
              />
            )}
          />
          {sending.sent && (
            <p className={styles.voice}>
              {copy.voiceAsk}
              <Button
                kind="text"
                size="small"
                disabled={sending.secondsLeft > 0}
                onClick={() => sendCode(CODE_BY.voice)}
              >
                {copy.voice}
              </Button>
            </p>
          )}
        </Surface>
        <Controller
          control={control}
          name="agreed"
          render={({ field: { value, ...field }, fieldState: { error } }) => (
            <Agreement {...field} checked={value} error={error?.message} />
          )}
        />
        {failure !== '' && (
          <Notice tone="bad" role="alert" className={styles.failure}>
            {failure}
          </Notice>
        )}
        <Button type="submit" block lock={0} loading={formState.isSubmitting} className={styles.submit}>
          {copy.submit}
        </Button>
      </form>
      <footer className={styles.footer}>
        {Hint && (
          <Suspense>
            <Hint />
          </Suspense>
        )}
        <p>{copy.safety}</p>
      </footer>
    </main>
  )
}
