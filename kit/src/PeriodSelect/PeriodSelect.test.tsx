import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { PeriodSelect } from './index.ts'

const options = [
  { period: 3, payment: '¥4,096.18' },
  { period: 12, payment: '¥1,087.44', mark: '更省' },
]

describeConformance('PeriodSelect', {
  render: (props) => (
    <PeriodSelect options={options} defaultValue={12} defaultOpen onInfo={() => {}} {...props} />
  ),
})

it('expands, reports a selection and shows it', async () => {
  const onValueChange = vi.fn()
  await render(<PeriodSelect options={options} defaultValue={12} onValueChange={onValueChange} />)
  const line = page.getByRole('button', { name: /12期/ })
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await line.click()
  await page.getByRole('radio', { name: /^3期/ }).click()
  expect(onValueChange.mock.calls).toEqual([[3]])
  await expect
    .element(page.getByRole('button', { name: /3期 ¥4,096.18/ }))
    .toHaveAttribute('aria-expanded', 'true')
})

it('passes data attributes to every payment', async () => {
  await render(<PeriodSelect options={options} defaultOpen paymentProps={{ 'data-testid': 'month-pay' }} />)
  expect(
    page
      .getByTestId('month-pay')
      .elements()
      .map((node) => node.textContent),
  ).toEqual(['¥4,096.18', '¥1,087.44'])
})
