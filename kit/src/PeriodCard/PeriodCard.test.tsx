import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { PeriodCard, PeriodCardSkeleton } from './index.ts'

describeConformance('PeriodCard', {
  render: (props) => (
    <PeriodCard name="period" period={12} payment="¥1,087.44" mark="更省" special="专享" checked {...props} />
  ),
})

it('is a radio button named by all texts of the card', async () => {
  const onSelect = vi.fn()
  await render(<PeriodCard name="period" period={12} payment="¥1,087.44" mark="更省" onSelect={onSelect} />)
  const radio = page.getByRole('radio', { name: /12期.*¥1,087.44.*更省/ })
  await expect.element(radio).not.toBeChecked()
  await radio.click()
  expect(onSelect.mock.calls).toEqual([[12]])
})

it('plan.5: has the mark of a special asset beside its own', async () => {
  await render(<PeriodCard name="period" period={24} payment="¥570.12" special="专享" mark="更省" />)
  await expect.element(page.getByRole('radio', { name: /24期.*专享/ })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /24期.*更省/ })).toBeVisible()
})

it('passes data attributes to the payment text', async () => {
  await render(
    <PeriodCard
      name="period"
      period={12}
      payment="¥1,087.44"
      paymentProps={{ 'data-testid': 'month-pay', className: 'own' }}
    />,
  )
  const payment = page.getByTestId('month-pay')
  await expect.element(payment).toMatchTextContent('¥1,087.44')
  expect(payment.element().classList.contains('own')).toBe(true)
})

it('says that there is no payment yet', async () => {
  const view = await render(<PeriodCard name="period" period={12} />)
  expect(view.container.textContent).toBe('12期--')
  await view.rerender(<PeriodCard name="period" period={12} busy />)
  expect(view.container.textContent).toBe('12期')
})

it('cannot be selected while disabled', async () => {
  await render(<PeriodCard name="period" period={12} disabled />)
  await expect.element(page.getByRole('radio')).toBeDisabled()
})

it('has the same size while loading and after', async () => {
  const view = await render(
    <>
      <PeriodCard name="period" period={12} payment="¥1,087.44" style={{ display: 'inline-block' }} />
      <PeriodCard name="period" period={12} busy style={{ display: 'inline-block' }} />
      <div style={{ display: 'inline-block' }}>
        <PeriodCardSkeleton />
      </div>
    </>,
  )
  const boxes = [...view.container.children].map((card) => card.getBoundingClientRect())
  expect(new Set(boxes.map(({ width, height }) => `${width} ${height}`)).size).toBe(1)
  expect(boxes[0]?.height).toBeGreaterThanOrEqual(44)
})
