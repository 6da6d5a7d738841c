/** A typical page for the tests of the page layer: one query, three fields, one submit. */
import { creditSaveBaseInfoV2, userSelectUserDataQuery } from '@koo/api-client/calls'
import type {
  CreditSaveBaseInfoV2Content,
  CreditSaveBaseInfoV2Request,
  UserSelectUserDataContent,
} from '@koo/api-client/types'
import { defineStep, type StepPageProps } from '@koo/flow'
import * as z from 'zod/mini'
import { TextField } from '../../form/fields.ts'
import { FormPage, QueryBoundary } from '../../entries/layout.ts'
import { useCall } from '../../entries/query.ts'
import { useStepForm, type WriteCall } from '../../entries/form.ts'

const step = defineStep({ title: '完善个人信息', exits: { done: null, later: null } })
export const baseInfo = step.page(() => Promise.resolve({ default: BaseInfo }))

type Exit = StepPageProps<typeof step>['exit']

const text = (missing: string) => z.string().check(z.trim(), z.minLength(1, { error: missing }))
const schema = z.object({
  company: text('请填写单位名称'),
  detail: text('请填写详细地址'),
  idNo: z.optional(z.string()),
})

/** With two codes that the contract does not list, so that each kind of rule has one. */
const save: WriteCall<CreditSaveBaseInfoV2Request, CreditSaveBaseInfoV2Content, 42021 | 42022> =
  creditSaveBaseInfoV2

function BaseInfo({ exit }: StepPageProps<typeof step>) {
  const known = useCall(userSelectUserDataQuery, {})
  return (
    <QueryBoundary query={known} skeleton="form" failedTitle="个人信息加载失败">
      {(customer) => <BaseInfoForm customer={customer} exit={exit} />}
    </QueryBoundary>
  )
}

function BaseInfoForm({ customer, exit }: { customer: UserSelectUserDataContent; exit: Exit }) {
  const form = useStepForm({
    schema,
    defaultValues: { company: customer.company ?? '', detail: customer.address?.detail ?? '', idNo: '' },
    draft: { key: 'sample' },
    submit: save,
    request: ({ company, detail }) => ({ incomeRange: 1, company, address: { province: '北京市', detail } }),
    codes: { 400: { field: 'company' }, 42020: () => void exit('later'), 42021: 'toast', 42022: 'dialog' },
    onDone: () => exit('done'),
  })
  return (
    <FormPage form={form} submitText="提交" intro="用于评估您的额度">
      <TextField name={form.fields.company} label="单位名称" autoComplete="organization" />
      <TextField name={form.fields.detail} label="详细地址" />
      <TextField name={form.fields.idNo} label="身份证号" />
    </FormPage>
  )
}
