import type { Kind } from './kind.ts'

/** A list page: the rows of one reply. */
export const list: Kind = {
  about: 'Lists the rows of one reply.',
  exits: ['open'],
  dependencies: ['@koo/api-client', '@koo/kit', '@koo/page'],
  page: ({ component }) => `import { cashQueryCouponsQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { ListRow } from '@koo/kit/ListRow'
import { ListPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

export default function ${component}({ exit }: Props) {
  const coupons = useCall(cashQueryCouponsQuery, {})
  return (
    <ListPage
      query={coupons}
      failedTitle={copy.failed}
      rows={({ couponList }) => couponList}
      rowKey={({ couponId }) => couponId}
      renderRow={({ name }) => <ListRow label={name} onClick={() => void exit('open')} />}
      empty={{ ...copy.empty, action: <Button onClick={() => coupons.refetch()}>{copy.again}</Button> }}
    />
  )
}
`,
  copy: ({ title }) => `/** Texts of the page. */
export const copy = {
  failed: '${title}加载失败',
  empty: { title: '这里还没有内容', text: '参加活动可以获得优惠券' },
  again: '刷新',
} as const
`,
  stories: `const CALL = 'cash/queryCoupons'

export const Rows: Story = story({})
export const None: Story = story({ persona: 'unverified' })
export const Loading: Story = story({ faults: [{ match: CALL, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CALL, fault: 'result=500' }] })
`,
  test: ({ step }) => `import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { copy } from './copy.ts'
import { ${step} } from './step.ts'

it('shows a row for each entry of the reply', async () => {
  const { text } = await openPage(${step})
  await expect.element(text('息费8.5折券')).toBeVisible()
})

it('leads on from a row', async () => {
  const { tap, exits } = await openPage(${step})
  await tap('息费8.5折券')
  await expect.poll(() => exits).toEqual([{ name: 'open' }])
})

it('can be loaded again after a failure', async () => {
  const { text, tap } = await openPage(${step}, {
    faults: [{ match: 'cash/queryCoupons', times: 1, fault: 'result=42020' }],
  })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(text('息费8.5折券')).toBeVisible()
})
`,
}
