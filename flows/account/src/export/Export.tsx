import { userCheckPersonalInfoExportCode, userSelectUserDataQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { CodeField, codeRules } from '@koo/page/form'
import { FormSection, ResultPage } from '@koo/page/layout'
import { formPage } from '@koo/steps/form'
import { NotAllowed } from '../permission/NotAllowed.tsx'
import { copy } from './copy.ts'
import { ExportFacts } from './ExportFacts.tsx'
import { schema } from './schema.ts'
import type { Props } from './step.ts'
import { useExportCode } from './useExportCode.ts'

/** Asks for a copy of what is known of the customer. */
export default formPage({
  query: userSelectUserDataQuery,
  schema,
  defaultValues: { code: '' },
  submit: userCheckPersonalInfoExportCode,
  request: ({ code }) => ({ verifyCode: code }),
  codes: codeRules('code'),
  texts: copy,
  surface: false,
  useParts({ fields }, { exit }: Props, { email, mobile }) {
    const { sms, refusal } = useExportCode(mobile ?? '')
    return {
      onSent: sms.forget,
      instead: refusal && (
        <NotAllowed
          permission={refusal}
          title={copy.notAllowed}
          ways={{
            NOT_VERIFIED: () => exit('verify'),
            FROZEN: () => exit('service'),
            NO_EMAIL: () => exit('profile'),
          }}
          back={copy.back}
          onBack={() => exit('done')}
        />
      ),
      fields: (
        <>
          <ExportFacts email={email ?? ''} onEmail={() => exit('profile')} />
          <FormSection heading={copy.check}>
            <CodeField name={fields.code} sms={sms} needs={[]} hasVoice={false} />
          </FormSection>
        </>
      ),
    }
  },
  sent: ({ known: { email } }, { exit }) => (
    <ResultPage
      tone="ok"
      title={copy.done.title}
      text={copy.done.text}
      facts={email ? [{ label: copy.email, value: email }] : []}
      next={copy.done.next}
      actions={
        <Button data-event="export_done" block onClick={() => exit('done')}>
          {copy.back}
        </Button>
      }
    />
  ),
})
