import { userLogin } from '@koo/api-client/calls'
import { useSession, type StepPageProps } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { Surface } from '@koo/kit/Surface'
import { CodeField, codeRules, Form, FormMessages, SubmitButton, useStepForm } from '@koo/page/form'
import { Checkbox, PhoneField } from '@koo/page/fields'
import { copy } from './copy.ts'
import * as styles from './Login.css.ts'
import { RiskNotice } from './RiskNotice.tsx'
import { schema } from './schema.ts'
import { search } from './search.ts'
import type { step } from './step.ts'
import { TermsLine } from './TermsLine.tsx'
import { useLoginCode } from './useLoginCode.ts'
import { useReturn } from './useReturn.ts'

export { search }

/**
 * Sign-in by phone number and a code. After a failure everything typed is still there. The number is in the memory of this
 * page only: nobody has agreed to anything yet, so a reload loses it.
 */
export default function Login({ search: query, exit }: StepPageProps<typeof step, typeof search>) {
  const session = useSession()
  const { isBack, openNext } = useReturn({ to: query.return, self: '/login', exit })
  const form = useStepForm({
    schema,
    defaultValues: { mobile: '', code: '', agreed: false },
    submit: userLogin,
    repeatable: true,
    request: ({ mobile, code }) => ({ mobile, verifyCode: code }),
    codes: codeRules('code'),
    async onDone(signedIn) {
      if (!(await session.adopt(signedIn))) return toast(copy.failed, { kind: 'fail' })
      sms.forget()
      return openNext()
    },
  })
  const { watch, getValues, setError, clearErrors, getFieldState } = form.methods
  const { sms, finding } = useLoginCode(watch('mobile'), (message) =>
    setError('mobile', { type: 'server', message }),
  )
  /** Why one number was rejected says nothing about the next. */
  const forgetRejection = () => getFieldState('mobile').error?.type === 'server' && clearErrors('mobile')
  const sendIfAgreed = () => getValues('agreed') && void form.submit()
  return (
    <main className={styles.page}>
      <h2 className={styles.heading}>{copy.heading}</h2>
      <p className={styles.intro}>{isBack ? copy.introReturn : copy.intro}</p>
      <Form form={form} className={styles.form}>
        <Surface>
          <PhoneField
            name={form.fields.mobile}
            label={copy.mobile}
            enterKeyHint="next"
            clearable
            onValueChange={forgetRejection}
          />
          <CodeField name={form.fields.code} sms={sms} needs={form.fields.mobile} onComplete={sendIfAgreed} />
        </Surface>
        {finding && <RiskNotice finding={finding} className={styles.risk} />}
        <Checkbox name={form.fields.agreed} size="small" className={styles.agreement} label={<TermsLine />} />
        <FormMessages form={form} className={styles.failure} />
        <SubmitButton form={form} className={styles.submit}>
          {copy.submit}
        </SubmitButton>
      </Form>
      <footer className={styles.footer}>{copy.safety}</footer>
    </main>
  )
}
