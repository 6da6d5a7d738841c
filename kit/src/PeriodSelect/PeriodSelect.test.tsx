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

it('plan.2: is collapsed at first, expands, reports a selection and shows it', async () => {
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

it('shows the selected period with its mark and payment, or asks for one', async () => {
  const view = await render(<PeriodSelect options={options} defaultValue={12} />)
  await expect.element(page.getByRole('button')).toMatchTextContent('12期更省¥1,087.44')
  await view.unmount()
  await render(<PeriodSelect options={options} />)
  await expect.element(page.getByRole('button')).toMatchTextContent('请选择')
})

it('cannot select a period that is not on offer now', async () => {
  const onValueChange = vi.fn()
  await render(
    <PeriodSelect
      options={[...options, { period: 24, disabled: true }]}
      defaultValue={12}
      defaultOpen
      onValueChange={onValueChange}
    />,
  )
  await expect.element(page.getByRole('radio', { name: /^24期/ })).toBeDisabled()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('shows the shape of a payment while it is calculated, then a dash when there is none', async () => {
  const select = (busy: boolean) => (
    <PeriodSelect
      options={[{ period: 3 }]}
      defaultOpen
      busy={busy}
      paymentProps={{ 'data-testid': 'payment' }}
    />
  )
  const view = await render(select(true))
  const payment = view.getByTestId('payment')
  expect([payment.element().textContent, payment.element().childElementCount]).toEqual(['', 1])
  await view.rerender(select(false))
  await expect.element(payment).toMatchTextContent('--')
})
