import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { LoanAmountCard } from './index.ts'

describeConformance('LoanAmountCard', {
  render: (props) => (
    <LoanAmountCard
      amount="12,000"
      card="招商银行 储蓄卡 8842"
      facts={[{ label: '借款期数', value: '12期' }]}
      {...props}
    />
  ),
})

it('shows the amount unchanged, and has the same height while busy', async () => {
  const view = await render(<LoanAmountCard amount="12,000" card="招商银行 储蓄卡 8842" />)
  expect(view.container.textContent).toBe('借款金额（元）12,000招商银行 储蓄卡 8842')
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const loaded = height()
  await view.rerender(<LoanAmountCard amount="" busy />)
  expect(height()).toBe(loaded)
})

it('fits ten digits on the narrowest screen', async () => {
  await page.viewport(320, 568)
  await render(<LoanAmountCard amount="9,999,999,999" />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
