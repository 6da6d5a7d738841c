// Checked by `tsc`, never run: each line below that is wrong must stay an error.
import { creditSaveBaseInfoV2 } from '@koo/api-client/calls'
import * as z from 'zod/mini'
import { CascadeField, Checkbox, SelectField, TextField } from './form/fields.ts'
import { choice, CodeField, useStepForm, type FieldsOf, type SmsCode } from './index.ts'

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
