/** A page whose write is confirmed by the code of a message, for the tests and stories of `formPage`. */
import { userChangeMobile, userSendMobileChangeCode } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import { PhoneField } from '@koo/page/fields'
import { CodeField, codeRules, messageCode, mobileNumber, useSmsCode } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import * as z from 'zod/mini'
import { formPage } from '../index.ts'

export const texts = { submit: '更换手机号' }

const schema = z.object({
  mobile: mobileNumber({ missing: '请输入手机号', wrong: '手机号格式不正确' }),
  code: messageCode({ missing: '请输入验证码', wrong: '验证码位数不对' }),
})

export const NewPhone = formPage({
  schema,
  defaultValues: { mobile: '', code: '' },
  submit: userChangeMobile,
  request: ({ mobile, code }) => ({ mobile, verifyCode: code }),
  codes: { ...codeRules('code'), 42105: { field: 'mobile' } },
  texts,
  useParts({ fields, methods }) {
    const gateway = useGateway()
    const mobile = methods.watch('mobile')
    const sms = useSmsCode({
      scene: 'sample_phone',
      subject: 'sample_phone',
      to: mobile,
      send: (type) => userSendMobileChangeCode(gateway, { mobile, type }),
    })
    return {
      onSent: sms.forget,
      fields: (
        <>
          <PhoneField name={fields.mobile} label="新手机号" />
          <CodeField name={fields.code} sms={sms} needs={fields.mobile} />
        </>
      ),
    }
  },
  done: ({ mobileMasked }) => (mobileMasked === '' ? 'unknown' : 'changed'),
})

export const newPhone = defineStep({ title: '更换手机号', exits: { changed: null, unknown: null } }).page(
  () => Promise.resolve({ default: NewPhone }),
)
