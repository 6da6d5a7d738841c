import { errorText, isGatewayError } from '@koo/api-client'
import {
  userChangeMobile,
  userChangeMobilePrecheckQuery,
  userQueryIdentityQuery,
  userSelectUserDataQuery,
  userSendMobileChangeCode,
} from '@koo/api-client/calls'
import { PhoneField } from '@koo/page/fields'
import { CodeField, codeRules, useSmsCode } from '@koo/page/form'
import { useGateway, useInvalidate } from '@koo/page/query'
import { formPage } from '@koo/steps/form'
import { NotAllowed } from '../permission/NotAllowed.tsx'
import { Changed } from './Changed.tsx'
import { copy } from './copy.ts'
import { schema } from './schema.ts'
import type { Props } from './step.ts'
import { useArrival } from './useArrival.ts'

/** Refusals of a number: it is the account's own, nobody may sign in with it, or it is another account's. */
const ABOUT_NUMBER = {
  400: { field: 'mobile' },
  42105: { field: 'mobile' },
  42122: { field: 'mobile' },
} as const
const isAboutNumber = (error: unknown) =>
  isGatewayError(error) && error.kind === 'result' && Object.hasOwn(ABOUT_NUMBER, String(error.code))

/** Changes the number of the account. Nothing that is typed here is kept: after a reload it is typed again. */
export default formPage({
  query: userChangeMobilePrecheckQuery,
  schema,
  defaultValues: { mobile: '', code: '' },
  submit: userChangeMobile,
  request: ({ mobile, code }) => ({ mobile, verifyCode: code }),
  codes: { ...codeRules('code'), ...ABOUT_NUMBER },
  texts: copy,
  useParts({ fields, methods }, { exit }: Props, permission) {
    const gateway = useGateway()
    const invalidate = useInvalidate()
    const mobile = methods.watch('mobile')
    const sms = useSmsCode({
      scene: 'change_mobile',
      subject: 'change_mobile',
      to: mobile,
      send: (type) =>
        userSendMobileChangeCode(gateway, { mobile, type }).catch((error: unknown) => {
          if (!isAboutNumber(error)) throw error
          methods.setError('mobile', { message: errorText(error) }, { shouldFocus: true })
          return null
        }),
    })
    const onSent = () => {
      sms.forget()
      // Other pages show the number.
      void invalidate(userQueryIdentityQuery, {})
      void invalidate(userSelectUserDataQuery, {})
    }
    const { arrived, look } = useArrival(mobile, onSent)
    return {
      onSent,
      onUnknown: look,
      instead: arrived ? (
        <Changed mobile={arrived} onBack={() => exit('done')} />
      ) : (
        !permission.allowed && (
          <NotAllowed
            permission={permission}
            title={copy.notAllowed}
            kept={copy.kept}
            ways={{ NOT_VERIFIED: () => exit('verify'), FROZEN: () => exit('service') }}
            back={copy.back}
            onBack={() => exit('done')}
          />
        )
      ),
      fields: (
        <>
          <PhoneField
            name={fields.mobile}
            label={copy.label}
            placeholder={copy.placeholder}
            enterKeyHint="next"
            onValueChange={() => methods.setValue('code', '')}
          />
          <CodeField name={fields.code} sms={sms} needs={fields.mobile} />
        </>
      ),
    }
  },
  sent: ({ content }, { exit }) => <Changed mobile={content.mobileMasked} onBack={() => exit('done')} />,
})
