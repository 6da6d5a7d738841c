import type { Kind } from './kind.ts'

/** A page about one thing: its facts by section. */
export const detail: Kind = {
  about: 'Shows the facts of one thing.',
  exits: ['change'],
  dependencies: ['@koo/api-client', '@koo/kit', '@koo/page'],
  page: ({ component }) => `import { userSelectUserDataQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DetailPage, QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

export default function ${component}({ exit }: Props) {
  const customer = useCall(userSelectUserDataQuery, {})
  return (
    <QueryBoundary query={customer} skeleton="detail" failedTitle={copy.failed}>
      {({ realName, company }) => (
        <DetailPage
          sections={[
            { heading: copy.identity, facts: [{ label: copy.name, value: realName ?? copy.unknown }] },
            { heading: copy.work, facts: [{ label: copy.company, value: company ?? copy.unknown }] },
          ]}
          footer={
            <Button block onClick={() => void exit('change')}>
              {copy.change}
            </Button>
          }
        />
      )}
    </QueryBoundary>
  )
}
`,
  copy: ({ title }) => `/** Texts of the page. */
export const copy = {
  failed: '${title}加载失败',
  identity: '身份信息',
  name: '姓名',
  work: '工作信息',
  company: '单位名称',
  unknown: '未填写',
  change: '修改',
} as const
`,
  stories: `const CALL = 'user/selectUserData'

export const Known: Story = story({})
export const Blank: Story = story({ persona: 'no-profile' })
export const LongNames: Story = story({ persona: 'long-names' })
export const Loading: Story = story({ faults: [{ match: CALL, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CALL, fault: 'result=42020' }] })
`,
  test: ({ step }) => `import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { copy } from './copy.ts'
import { ${step} } from './step.ts'

it('shows what is known, and leads on', async () => {
  const { text, tap, exits } = await openPage(${step})
  await expect.element(text(copy.company)).toBeVisible()
  expect(text(copy.unknown).elements()).toHaveLength(0)
  await tap(copy.change)
  await expect.poll(() => exits).toEqual([{ name: 'change' }])
})

it('says what is missing', async () => {
  const { text } = await openPage(${step}, { persona: 'no-profile' })
  await expect.element(text(copy.unknown).first()).toBeVisible()
})
`,
}
