import { userCanLogoutQuery, userCloseAccount, userSendCloseAccountCode } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { Checkbox } from '@koo/page/fields'
import { CodeField, codeRules, useSmsCode } from '@koo/page/form'
import { FormSection, useDialog } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { formPage } from '@koo/steps/form'
import { closingNote } from './closing.ts'
import { Consequences } from './Consequences.tsx'
import { copy } from './copy.ts'
import { Obstacles } from './Obstacles.tsx'
import { schema } from './schema.ts'
import type { Props } from './step.ts'

/** Closes the account: by a tick, a code and a question, never by one tap. */
export default formPage({
  query: userCanLogoutQuery,
  schema,
  defaultValues: { understood: false, code: '' },
  submit: userCloseAccount,
  request: ({ code }) => ({ verifyCode: code }),
  codes: codeRules('code'),
  texts: copy,
  surface: false,
  lines: 5,
  useParts({ fields }, { exit }: Props, { allowed, reasons }) {
    const gateway = useGateway()
    const host = useHost()
    const ask = useDialog()
    const sms = useSmsCode({
      scene: 'close_account',
      subject: 'close_account',
      send: (type) => userSendCloseAccountCode(gateway, { type }),
    })
    return {
      check: () => ask({ ...copy.confirm, danger: true }),
      onSent() {
        sms.forget()
        closingNote(host).save('closed')
      },
      // The next page asks the server whether the account is still there.
      onUnknown() {
        closingNote(host).save('sent')
        return exit('done')
      },
      instead: !allowed && <Obstacles reasons={reasons ?? []} exit={exit} />,
      fields: (
        <>
          <Consequences />
          <FormSection heading={copy.check}>
            <Checkbox name={fields.understood} label={copy.understood} />
            <CodeField name={fields.code} sms={sms} needs={fields.understood} />
          </FormSection>
        </>
      ),
    }
  },
  done: () => 'done',
})
