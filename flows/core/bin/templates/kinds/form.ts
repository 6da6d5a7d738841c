import type { Kind } from './kind.ts'

/** A form page: fields with the known values, and one submit. */
export const form: Kind = {
  about: 'Asks for two things and saves them.',
  exits: ['done'],
  dependencies: ['@koo/api-client', '@koo/page', 'zod'],
  page: ({
    component,
    step,
  }) => `import { creditSaveBaseInfoV2, userSelectUserDataQuery } from '@koo/api-client/calls'
import type { UserSelectUserDataContent } from '@koo/api-client/types'
import { useStepForm } from '@koo/page/form'
import { FormPage, QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { TextField } from '@koo/page/fields'
import { copy } from './copy.ts'
import { requestOf, schema, valuesOf } from './schema.ts'
import type { Props } from './step.ts'

export default function ${component}({ exit }: Props) {
  const known = useCall(userSelectUserDataQuery, {})
  return (
    <QueryBoundary query={known} skeleton="form" failedTitle={copy.failed}>
      {(customer) => <${component}Form customer={customer} exit={exit} />}
    </QueryBoundary>
  )
}

type FormProps = { customer: UserSelectUserDataContent; exit: Props['exit'] }

function ${component}Form({ customer, exit }: FormProps) {
  const form = useStepForm({
    schema,
    defaultValues: valuesOf(customer),
    draft: { key: '${step}' },
    submit: creditSaveBaseInfoV2,
    request: requestOf,
    codes: { 400: { field: 'company' } },
    onDone: () => exit('done'),
  })
  return (
    <FormPage form={form} submitText={copy.submit}>
      <TextField name={form.fields.company} label={copy.company} autoComplete="organization" />
      <TextField name={form.fields.detail} label={copy.detail} />
    </FormPage>
  )
}
`,
  copy: ({ title }) => `/** Texts of the page. */
export const copy = {
  failed: '${title}加载失败',
  company: '单位名称',
  detail: '详细地址',
  missing: { company: '请填写单位名称', detail: '请填写详细地址' },
  submit: '提交',
} as const
`,
  more: () => ({
    'schema.ts': `import type { CreditSaveBaseInfoV2Request, UserSelectUserDataContent } from '@koo/api-client/types'
import { requiredText } from '@koo/page/form'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

export const schema = z.object({
  company: requiredText(copy.missing.company, 50),
  detail: requiredText(copy.missing.detail, 100),
})

type Values = z.infer<typeof schema>

export const valuesOf = ({ company, address }: UserSelectUserDataContent): Values => ({
  company: company ?? '',
  detail: address?.detail ?? '',
})

export const requestOf = ({ company, detail }: Values): CreditSaveBaseInfoV2Request => ({
  incomeRange: 1,
  company,
  address: { province: '北京市', detail },
})
`,
  }),
  stories: `const [LOAD, SAVE] = ['user/selectUserData', 'credit/saveBaseInfoV2'] as const

export const Known: Story = story({})
export const Blank: Story = story({ persona: 'no-profile' })
export const Loading: Story = story({ faults: [{ match: LOAD, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: LOAD, fault: 'result=42020' }] })
export const Saving: Story = story({ faults: [{ match: SAVE, fault: 'hang=before' }] })
`,
  test: ({ step }) => `import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { copy } from './copy.ts'
import { ${step} } from './step.ts'

const SAVE = 'credit/saveBaseInfoV2'

it('sends the typed values once and takes its exit', async () => {
  const { fill, tap, exits, calls } = await openPage(${step}, { persona: 'no-profile' })
  await fill(copy.company, '杭州有数科技有限公司')
  await fill(copy.detail, '文三路 1 号')
  await tap(copy.submit)
  await expect.poll(() => exits).toEqual([{ name: 'done' }])
  expect(calls(SAVE).map(({ request }) => request)).toMatchObject([{ company: '杭州有数科技有限公司' }])
})

it('names what is missing at the field, and sends nothing', async () => {
  const { tap, errorOf, calls } = await openPage(${step}, { persona: 'no-profile' })
  await tap(copy.submit)
  await expect.poll(() => errorOf(copy.company)).toContain(copy.missing.company)
  expect(calls(SAVE)).toHaveLength(0)
})
`,
}
