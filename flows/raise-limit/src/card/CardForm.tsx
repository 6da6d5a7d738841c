import { creditBindCreditCard } from '@koo/api-client/calls'
import { FieldStack } from '@koo/kit/Field'
import { Surface } from '@koo/kit/Surface'
import { useOnOpen } from '@koo/page'
import { BankCardField, PhoneField } from '@koo/page/fields'
import { CodeField, codeRules, namedField } from '@koo/page/form'
import { formPage } from '@koo/steps/form'
import { Reward, useAuthorisation, useRaised } from '@koo/steps/precheck'
import { AUTH_ID } from './constants.ts'
import { copy } from './copy.ts'
import { schema } from './schema.ts'
import { useCardCode } from './useCardCode.ts'
import { useArrival } from './useArrival.ts'

const { labels, hints } = copy

/** Binds a card. Its number and its code are in the memory of the page only: in no draft, and gone after a reload. */
export const CardForm = formPage({
  schema,
  defaultValues: { cardNo: '', mobile: '', code: '' },
  submit: creditBindCreditCard,
  request: ({ cardNo, mobile, code }) => ({ cardNo, mobile, verifyCode: code }),
  codes: { ...codeRules('code'), 42143: { field: 'cardNo' }, 400: namedField(labels) },
  texts: copy,
  surface: false,
  useParts({ fields, methods }, { exit }) {
    const { sms, forgetTyped } = useCardCode(methods)
    const authorisation = useAuthorisation(AUTH_ID)
    const raised = useRaised()
    const onSent = () => {
      sms.forget()
      raised()
    }
    const { known, look } = useArrival(() => {
      onSent()
      return exit('done')
    })
    // From the list its button is gone, and with it the focus.
    useOnOpen(() => known.length > 0 && methods.setFocus('cardNo'))
    return {
      onSent,
      onUnknown: look,
      fields: (
        <Surface heading={copy.heading} aside={<Reward reward={authorisation?.reward} />}>
          <FieldStack>
            <BankCardField
              name={fields.cardNo}
              label={labels.cardNo}
              placeholder={copy.missing.cardNo}
              enterKeyHint="next"
              clearable
              onValueChange={forgetTyped}
            />
            <PhoneField
              name={fields.mobile}
              label={labels.mobile}
              placeholder={copy.missing.mobile}
              hint={hints.mobile}
              enterKeyHint="next"
              onValueChange={forgetTyped}
            />
            <CodeField name={fields.code} sms={sms} needs={[fields.cardNo, fields.mobile]} hasVoice={false} />
          </FieldStack>
        </Surface>
      ),
    }
  },
  done: () => 'done',
})
