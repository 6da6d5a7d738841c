import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { EmptyState } from './index.ts'

describeConformance('EmptyState', {
  render: (props) => <EmptyState title="暂无可用优惠券" text="有新的优惠时会出现在这里。" {...props} />,
})

it('shows what is missing, why, and an action', async () => {
  const view = await render(
    <EmptyState
      title="还没有借款"
      text="借款后可在这里查看。"
      action={<button type="button">去借款</button>}
    />,
  )
  await expect.element(view.getByText('还没有借款')).toBeVisible()
  await expect.element(view.getByRole('button', { name: '去借款' })).toBeVisible()
  expect(view.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('works without a drawing', async () => {
  const view = await render(<EmptyState title="没有了" drawing={null} />)
  expect(view.container.querySelector('svg')).toBeNull()
})
