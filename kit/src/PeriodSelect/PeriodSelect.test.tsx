import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
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

it('is collapsed at first, expands, reports a selection and shows it', { tags: ['plan.2'] }, async () => {
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

const line = () => page.getByRole('button', { name: /期|请选择|months|Choose/ })
const row = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

it('keeps the value of its caller until that changes it', async () => {
  const onValueChange = vi.fn()
  const select = (value: number | undefined) => (
    <PeriodSelect options={options} value={value} onValueChange={onValueChange} defaultOpen />
  )
  const view = await render(select(12))
  await row('3期').click()
  expect(onValueChange.mock.calls).toEqual([[3]])
  await expect.element(row('12期')).toBeChecked()
  await expect.element(line()).toHaveAccessibleName('12期 更省 ¥1,087.44')
  await view.rerender(select(3))
  await expect.element(row('3期')).toBeChecked()
  await expect.element(line()).toHaveAccessibleName('3期 ¥4,096.18')
})

it('asks for a period again when the chosen one is not offered any more', async () => {
  const view = await render(<PeriodSelect options={options} defaultValue={12} defaultOpen />)
  await view.rerender(<PeriodSelect options={options.slice(0, 1)} defaultValue={12} defaultOpen />)
  await expect.element(line()).toMatchTextContent('请选择')
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
  await view.rerender(<PeriodSelect options={options} defaultOpen />)
  await expect.element(row('12期')).toBeChecked()
})

it('opens and closes by the keyboard, and arrow keys select without closing it', async () => {
  const onValueChange = vi.fn()
  await render(<PeriodSelect options={options} defaultValue={3} onValueChange={onValueChange} />)
  await userEvent.tab()
  await expect.element(line()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await expect.element(row('3期')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('12期')).toHaveFocus()
  expect(onValueChange.mock.calls).toEqual([[12]])
  await userEvent.tab({ shift: true })
  await expect.element(line()).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(line()).toHaveAttribute('aria-expanded', 'false')
  // What is hidden takes no focus.
  await userEvent.tab()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  expect(document.activeElement?.tagName).not.toBe('INPUT')
})

it('names the list that its line opens', async () => {
  const view = await render(<PeriodSelect options={options} title="借多久" defaultOpen />)
  const list = page.getByRole('radiogroup', { name: '借多久' }).element()
  const id = line().element().getAttribute('aria-controls') ?? ''
  expect(view.container.querySelector(`[id="${id}"]`)?.contains(list)).toBe(true)
  await expect.element(page.getByRole('region', { name: '借多久' })).toBeVisible()
})

it('shows in the list the marks of a period, its own label, and what is special', async () => {
  const some = [
    { period: 1, label: '30天', payment: '¥10,127.50', mark: '新客', special: '专享' },
    { period: 6, payment: '¥1,754.01', special: '' },
  ]
  await render(<PeriodSelect options={some} defaultValue={1} defaultOpen />)
  const [first, second] = page.getByRole('radio').elements()
  expect(first?.closest('label')?.textContent).toMatch(/^30天新客专享¥10,127\.50/)
  expect(second?.closest('label')?.textContent).toMatch(/^6期¥1,754\.01/)
  await expect.element(page.getByRole('button')).toMatchTextContent('30天新客¥10,127.50')
  // A short mark on the line is not cut.
  const mark = page.getByRole('button').getByText('新客').element()
  expect(mark.scrollWidth).toBe(mark.clientWidth)
})

it('keeps the same height of its line while a payment is calculated', async () => {
  const select = (busy: boolean, payment?: string) => (
    <PeriodSelect options={[{ period: 12, payment }]} value={12} busy={busy} />
  )
  const view = await render(select(true))
  const height = () => line().element().getBoundingClientRect().height
  const waiting = height()
  expect(line().element().textContent).toBe('12期')
  await view.rerender(select(false))
  await expect.element(line()).toMatchTextContent('12期--')
  expect(height()).toBe(waiting)
  await view.rerender(select(true, '¥1,087.44'))
  await expect.element(line()).toMatchTextContent('12期¥1,087.44')
  expect(height()).toBe(waiting)
})

it('turns its arrow with the list', async () => {
  await render(<PeriodSelect options={options} />)
  const turn = async () => {
    await finishAnimations()
    return getComputedStyle(line().element().querySelector('svg') as Element).transform
  }
  const closed = await turn()
  await line().click()
  expect(await turn()).not.toBe(closed)
})

it('shows a hint below the line while the list is closed and while it is open', async () => {
  const view = await render(<PeriodSelect options={options}>选12期更省</PeriodSelect>)
  const hint = page.getByText('选12期更省')
  const under = (part: Element) =>
    hint.element().getBoundingClientRect().top - part.getBoundingClientRect().bottom
  expect(under(line().element())).toBeGreaterThan(0)
  await line().click()
  expect(under(page.getByRole('radiogroup').element())).toBeGreaterThan(0)
  await view.rerender(<PeriodSelect options={options} />)
  await expect.element(hint).not.toBeInTheDocument()
})

it('stays within the narrowest screen, and never breaks a payment', async () => {
  await page.viewport(320, 568)
  const long = '华东地区指定资方专享'.repeat(3)
  const most = [{ period: 36, payment: '¥99,999,999.99', mark: long, special: long }]
  await render(<PeriodSelect options={most} value={36} defaultOpen />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const { right } = line().element().getBoundingClientRect()
  for (const payment of page.getByText('¥99,999,999.99').elements()) {
    const range = document.createRange()
    range.selectNodeContents(payment)
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
    expect(range.getBoundingClientRect().right).toBeLessThan(right)
  }
  await page.viewport(375, 667)
})

it('offers an empty list without a fault', async () => {
  await render(<PeriodSelect options={[]} busy defaultOpen />)
  await expect.element(line()).toMatchTextContent('请选择')
  await line().click()
  await expect.element(line()).toHaveAttribute('aria-expanded', 'false')
})

it('speaks English below an English provider', async () => {
  const english = (value?: number) => (
    <LocaleProvider locale={en}>
      <PeriodSelect options={[{ period: 12 }]} value={value} />
    </LocaleProvider>
  )
  const view = await render(english())
  await expect.element(line()).toMatchTextContent('Choose')
  await expect.element(page.getByRole('region', { name: 'Periods' })).toBeVisible()
  await view.rerender(english(12))
  await expect.element(line()).toMatchTextContent('12 months--')
})
