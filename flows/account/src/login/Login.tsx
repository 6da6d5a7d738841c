import { userLogin } from '@koo/api-client/calls'
import { useHost, type StepPageProps } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { Surface } from '@koo/kit/Surface'
import * as page from '@koo/page'
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
import { useTypedMobile } from './useTypedMobile.ts'

export { search }

/** Sign-in by phone number and a code. After a failure everything typed is still there. */
export default function Login(props: StepPageProps<typeof step, typeof search>) {
  const host = useHost()
  const typed = useTypedMobile()
  const { isBack, openNext } = useReturn(props)
  const form = page.useStepForm({
    schema,
    defaultValues: { mobile: typed.read(), code: '', agreed: false },
    submit: userLogin,
    repeatable: true,
    request: ({ mobile, code }) => ({ mobile, verifyCode: code }),
    codes: page.codeRules('code'),
    async onDone(session) {
      if (!(await host.adopt(session))) return toast(copy.failed, { kind: 'fail' })
      typed.forget()
      sms.forget()
      return openNext()
    },
  })
  const { watch, getValues } = form.methods
  const { sms, finding } = useLoginCode(watch('mobile'))
  const sendIfAgreed = () => getValues('agreed') && void form.submit()
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
            onValueChange={typed.keep}
          />
          <page.CodeField name="code" sms={sms} needs="mobile" onComplete={sendIfAgreed} />
        </Surface>
        {finding && <RiskNotice finding={finding} className={styles.risk} />}
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
