import { userLogin, userSendLoginCode } from '@koo/api-client/calls'
import { useHost, type StepPageProps } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { Surface } from '@koo/kit/Surface'
import * as page from '@koo/page'
import { Checkbox, PhoneField } from '@koo/page/fields'
import { copy } from './copy.ts'
import * as styles from './Login.css.ts'
import { schema } from './schema.ts'
import { search } from './search.ts'
import type { step } from './step.ts'
import { TermsLine } from './TermsLine.tsx'
import { forgetMobile, keepMobile, readMobile } from './typedMobile.ts'
import { useReturn } from './useReturn.ts'

export { search }

/** Signing in by phone number and a code. Whatever fails, what was typed stays. */
export default function Login(props: StepPageProps<typeof step, typeof search>) {
  const { memory, adopt } = useHost()
  const gateway = page.useGateway()
  const { isBack, goOn } = useReturn(props)
  const form = page.useStepForm({
    schema,
    defaultValues: { mobile: readMobile(memory), code: '', agreed: false },
    submit: userLogin,
    repeatable: true,
    request: ({ mobile, code }) => ({ mobile, verifyCode: code }),
    codes: page.codeRules('code'),
    async onDone(session) {
      if (!(await adopt(session))) return toast(copy.failed, { kind: 'fail' })
      forgetMobile(memory)
      sms.forget()
      return goOn()
    },
  })
  const { watch, getValues } = form.methods
  const mobile = watch('mobile')
  const sendIfAgreed = () => getValues('agreed') && void form.submit()
  const sms = page.useSmsCode({
    scene: 'login',
    subject: page.maskedPhone(mobile),
    send: (type) => userSendLoginCode(gateway, { mobile, type }),
  })
  return (
    <main className={styles.page}>
      <h2 className={styles.heading}>{copy.heading}</h2>
      <p className={styles.intro}>{isBack ? copy.introReturn : copy.intro}</p>
      <page.Form form={form} className={styles.form}>
        <Surface>
          <PhoneField
            name="mobile"
            label={copy.mobile}
            enterKeyHint="next"
            clearable
            onValueChange={(digits) => keepMobile(memory, digits)}
          />
          <page.CodeField name="code" sms={sms} needs="mobile" onComplete={sendIfAgreed} />
        </Surface>
        <Checkbox name="agreed" size="small" className={styles.agreement} label={<TermsLine />} />
        <page.FormMessages form={form} className={styles.failure} />
        <page.SubmitButton form={form} className={styles.submit}>
          {copy.submit}
        </page.SubmitButton>
      </page.Form>
      <footer className={styles.footer}>{copy.safety}</footer>
    </main>
  )
}
