import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { firstPeriodFree, thirtySixPeriods, threePeriods, twelvePeriods } from '../RepaymentPlan/samples.ts'
import { ScheduleTable } from './index.ts'

describeConformance('ScheduleTable', {
  render: (props) => <ScheduleTable rows={firstPeriodFree} {...props} />,
  // Its only text is its own: words of the kit around figures.
  skip: ['hostile'],
})

const rows = () => page.getByRole('rowheader').elements().length

it('shows a few periods and expands to all', async () => {
  const onExpandedChange = vi.fn()
  await render(<ScheduleTable rows={twelvePeriods} onExpandedChange={onExpandedChange} />)
  expect(rows()).toBe(3)
  await page.getByRole('button', { name: '展开全部12期' }).click()
  expect(rows()).toBe(12)
  await page.getByRole('button', { name: '收起' }).click()
  expect(rows()).toBe(3)
  expect(onExpandedChange.mock.calls).toEqual([[true], [false]])
})

it('says whether all periods are shown', async () => {
  await render(<ScheduleTable rows={twelvePeriods} />)
  const button = page.getByRole('button')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  const table = page.getByRole('table').element()
  expect(button.element().getAttribute('aria-controls')).toBe(table.id)
})

it('has no button when everything is shown', async () => {
  await render(<ScheduleTable rows={threePeriods} />)
  expect(rows()).toBe(3)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('can be expanded only by its caller', async () => {
  const view = await render(<ScheduleTable rows={twelvePeriods} expanded={false} />)
  await page.getByRole('button', { name: '展开全部12期' }).click()
  expect(rows()).toBe(3)
  await view.rerender(<ScheduleTable rows={twelvePeriods} expanded />)
  expect(rows()).toBe(12)
})

it('shows date, payment, parts and discount', async () => {
  await render(<ScheduleTable rows={firstPeriodFree} caption="还款计划" />)
  await expect.element(page.getByRole('table', { name: '还款计划' })).toBeVisible()
  const first = page.getByRole('row', { name: /第1期/ })
  await expect
    .element(first)
    .toMatchTextContent('第1期2027-01-20优惠前¥877.63 ¥802.63本金 ¥802.63息费 ¥75.00优惠 −¥75.00')
})

it('fits thirty-six periods on the narrowest screen', async () => {
  await page.viewport(320, 568)
  await render(<ScheduleTable rows={[...threePeriods, ...thirtySixPeriods.slice(3)]} expanded />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
