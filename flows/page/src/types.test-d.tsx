// Checked by `tsc`, never run: each line below that is wrong must stay an error.
import type { RefusalOf } from '@koo/api-client'
import {
  creditSaveBaseInfoV2,
  memberOpen,
  userLogin,
  userSaveComplaint,
  userUnbindBankcard,
} from '@koo/api-client/calls'
import * as z from 'zod/mini'
import { CascadeField, Checkbox, SelectField, TextField } from './form/fields.ts'
import {
  choice,
  CodeField,
  codeRules,
  useStepForm,
  useSubmit,
  type FieldsOf,
  type SmsCode,
  type WriteCall,
} from './entries/form.ts'

const schema = z.object({
  company: z.string(),
  job: choice('请选择职业'),
  agreed: z.boolean(),
  email: z.optional(z.string()),
})
type Fields = FieldsOf<typeof schema>

// Right: a field of the form, with a value that the part writes and shows.
export const Right = ({ fields, sms }: { fields: Fields; sms: SmsCode }) => (
  <>
    <TextField name={fields.company} label="单位名称" />
    <TextField name={fields.email} label="电子邮箱" />
    <SelectField name={fields.job} label="职业" options={[]} />
    <Checkbox name={fields.agreed} label="已阅读并同意" />
    <CodeField name={fields.company} needs={fields.agreed} sms={sms} />
  </>
)

// Right: the form names its fields itself.
export function Form() {
  const form = useStepForm({
    schema,
    defaultValues: { company: '', job: null, agreed: false, email: '' },
    submit: creditSaveBaseInfoV2,
    request: ({ company }) => ({ incomeRange: 1, company, address: {} }),
    onDone: () => undefined,
  })
  return (
    <>
      <TextField name={form.fields.company} label="单位名称" />
      {/* @ts-expect-error no such field */}
      <TextField name={form.fields.compny} label="单位名称" />
    </>
  )
}

export const Wrong = ({ fields, sms }: { fields: Fields; sms: SmsCode }) => (
  <>
    {/* @ts-expect-error a text that no form has checked */}
    <TextField name="company" label="单位名称" />
    {/* @ts-expect-error no such field */}
    <TextField name={fields.compny} label="单位名称" />
    {/* @ts-expect-error the form stores a boolean */}
    <TextField name={fields.agreed} label="同意" />
    {/* @ts-expect-error the form stores a text */}
    <Checkbox name={fields.company} label="同意" />
    {/* @ts-expect-error the form stores a text */}
    <CascadeField name={fields.company} label="居住地区" load={() => Promise.resolve([])} />
    {/* @ts-expect-error a code is a text */}
    <CodeField name={fields.agreed} needs={fields.company} sms={sms} />
    {/* @ts-expect-error no such field */}
    <CodeField name={fields.company} needs={fields.mobile} sms={sms} />
  </>
)

// Right: codes that the contract lists for the call, and those of any call.
export function useRightCodes() {
  useSubmit(userUnbindBankcard, { codes: { 42155: 'dialog', 400: 'toast', 42020: () => 'notice' as const } })
  useSubmit(userLogin, { codes: codeRules('code'), onField: (_name: 'code') => undefined })
  // A call around others has the codes of both.
  const either: WriteCall<
    { userCardId: string },
    unknown,
    RefusalOf<typeof userLogin> | RefusalOf<typeof userUnbindBankcard>
  > = userUnbindBankcard
  useSubmit(either, { codes: { 42155: 'dialog', 42101: 'toast' } })
}

export function useWrongCodes() {
  // @ts-expect-error the contract does not list it for this call
  useSubmit(userUnbindBankcard, { codes: { 42011: 'dialog' } })
  // @ts-expect-error a code of another call
  useSubmit(userUnbindBankcard, { codes: { 42101: 'dialog' } })
  // @ts-expect-error rules for the call of a code
  useSubmit(userUnbindBankcard, { codes: codeRules('code') })
  // @ts-expect-error a call of one's own has the codes of any call, unless its type names more
  useSubmit(async (_gateway, id: string) => Promise.resolve(id), { codes: { 42155: 'dialog' } })
  return useStepForm({
    schema,
    defaultValues: { company: '', job: null, agreed: false, email: '' },
    submit: userLogin,
    request: ({ company }) => ({ mobile: company, verifyCode: '' }),
    // @ts-expect-error the call never refuses with it
    codes: { 42101: { field: 'company' }, 42145: 'toast' },
    onDone: () => undefined,
  })
}

export function useWrongField() {
  return useStepForm({
    schema,
    defaultValues: { company: '', job: null, agreed: false, email: '' },
    submit: userLogin,
    request: ({ company }) => ({ mobile: company, verifyCode: '' }),
    // @ts-expect-error no such field
    codes: { 42101: { field: 'compny' } },
    onDone: () => undefined,
  })
}

// Right: a serial number may be left out, and given.
export function useSerial() {
  const open = useSubmit(memberOpen, { onDone: (_, { planId }) => planId })
  void open.run({ planId: 'P1' })
  void open.run({ planId: 'P1', serialNumber: 'a-serial-of-the-page' })
  useStepForm({
    schema,
    defaultValues: { company: '', job: null, agreed: false, email: '' },
    submit: userSaveComplaint,
    request: ({ company }) => ({ content: company }),
    onDone: () => undefined,
  })
}

export function useWrongSerial() {
  const open = useSubmit(memberOpen)
  // @ts-expect-error only the serial number may be left out
  void open.run({})
  // @ts-expect-error a serial number is a text
  void open.run({ planId: 'P1', serialNumber: 7 })
  const unbind = useSubmit(userUnbindBankcard)
  // @ts-expect-error the call has no serial number, and its request is whole
  void unbind.run({})
}
