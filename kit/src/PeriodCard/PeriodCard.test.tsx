import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { PeriodCard, PeriodCardSkeleton, type PeriodCardProps } from './index.ts'

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

it('has the mark of a special asset beside its own', { tags: ['plan.5'] }, async () => {
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

const radio = () => page.getByRole('radio')
const styleOf = (element: Element | null | undefined) => getComputedStyle(element as Element)

/** The visible card, its period and its payment. */
function partsOf(view: { container: Element }) {
  const face = view.container.querySelector('input')?.nextElementSibling
  return { face, period: face?.children[0], payment: face?.children[1] }
}

it.each([
  [1, '1期'],
  [36, '36期'],
])('names %i periods', async (period, text) => {
  await render(<PeriodCard name="period" period={period} payment="¥0.01" />)
  await expect.element(radio()).toHaveAccessibleName(`${text} ¥0.01`)
})

it('takes a label instead of the number, and still reports the number', async () => {
  const onSelect = vi.fn()
  await render(<PeriodCard name="period" period={1} label="30天" payment="¥1,012.75" onSelect={onSelect} />)
  await expect.element(radio()).toHaveAccessibleName('30天 ¥1,012.75')
  await radio().click()
  expect(onSelect.mock.calls).toEqual([[1]])
})

it('prefers a payment that is known to the skeleton, also while it is calculated again', async () => {
  const view = await render(<PeriodCard name="period" period={12} payment="¥1,087.44" busy />)
  expect(partsOf(view).payment?.textContent).toBe('¥1,087.44')
  await view.rerender(<PeriodCard name="period" period={12} busy />)
  expect(partsOf(view).payment?.querySelector('[aria-hidden="true"]')).not.toBeNull()
  await view.rerender(<PeriodCard name="period" period={12} payment={null} />)
  expect(partsOf(view).payment?.textContent).toBe('--')
})

it('is selected by the space bar, once', async () => {
  const onSelect = vi.fn()
  const view = await render(<PeriodCard name="period" period={6} onSelect={onSelect} />)
  await userEvent.tab()
  await expect.element(radio()).toHaveFocus()
  expect(styleOf(partsOf(view).face).outlineStyle).toBe('solid')
  await userEvent.keyboard(' ')
  await view.rerender(<PeriodCard name="period" period={6} checked onSelect={onSelect} />)
  await userEvent.keyboard(' ')
  await radio().click()
  expect(onSelect.mock.calls).toEqual([[6]])
})

it('stays as its caller says when a tap changes nothing', async () => {
  await render(<PeriodCard name="period" period={6} />)
  await radio().click()
  await expect.element(radio()).not.toBeChecked()
})

it('disabled, it takes neither taps nor the focus', async () => {
  const onSelect = vi.fn()
  const view = await render(<PeriodCard name="period" period={6} disabled onSelect={onSelect} />)
  await radio().click({ force: true })
  await userEvent.tab()
  expect(document.activeElement?.tagName).not.toBe('INPUT')
  expect(onSelect).not.toHaveBeenCalled()
  expect(styleOf(view.container.querySelector('input')).cursor).toBe('not-allowed')
  await view.rerender(<PeriodCard name="period" period={6} onSelect={onSelect} />)
  await radio().click()
  expect(onSelect.mock.calls).toEqual([[6]])
})

it.each(['koo', 'night'] as const)(
  'looks different when selected and when disabled, in %s',
  async (theme) => {
    putTheme(theme)
    const look = async (props: Partial<PeriodCardProps>) => {
      const view = await render(<PeriodCard name="period" period={6} payment="¥2,054.20" {...props} />)
      await finishAnimations()
      const { face, period, payment } = partsOf(view)
      const found = [styleOf(face).backgroundColor, styleOf(period).color, styleOf(payment).color]
      const frame = styleOf(face).borderColor
      await view.unmount()
      return { found, frame }
    }
    const plain = await look({})
    const chosen = await look({ checked: true })
    const off = await look({ disabled: true })
    for (const index of [0, 1, 2]) {
      const colours = [plain, chosen, off].map(({ found }) => found[index])
      expect(new Set(colours).size).toBe(3)
    }
    expect(chosen.frame).not.toBe(plain.frame)
  },
)

it('keeps its width from the smallest to a common large payment', async () => {
  const view = await render(
    <div style={{ display: 'flex' }}>
      {['¥0.01', '¥1,087.44', '¥99,999.99', '¥999,999.99'].map((payment) => (
        <PeriodCard key={payment} name="period" period={3} payment={payment} />
      ))}
    </div>,
  )
  const cards = [...view.container.querySelectorAll('label')]
  expect(new Set(cards.map((card) => card.getBoundingClientRect().width)).size).toBe(1)
})

it('cuts long words of a server instead of growing over the screen, on one line each', async () => {
  const long = '华东地区指定资方专享'.repeat(4)
  const view = await render(
    <div style={{ display: 'flex' }}>
      <PeriodCard name="period" period={3} payment="¥99,999,999.99" mark={long} special={long} />
    </div>,
  )
  const card = view.container.querySelector('label')?.getBoundingClientRect()
  expect(card?.width).toBeLessThanOrEqual(window.innerWidth)
  const { period, payment } = partsOf(view)
  expect(period?.getBoundingClientRect().height).toBeLessThan(30)
  expect(payment?.scrollWidth).toBe(payment?.clientWidth)
  const mark = partsOf(view).face?.lastElementChild?.getBoundingClientRect()
  expect(mark?.right).toBeLessThanOrEqual(card?.right ?? 0)
  expect(mark?.left).toBeGreaterThanOrEqual(card?.left ?? 0)
})

it('is as high with a mark as without, and the mark stands over its edge', async () => {
  const view = await render(<PeriodCard name="period" period={3} payment="¥1.00" />)
  const box = () => view.container.querySelector('label')?.getBoundingClientRect()
  const before = box()?.height
  await view.rerender(<PeriodCard name="period" period={3} payment="¥1.00" mark="更省" />)
  expect(box()?.height).toBe(before)
  expect(view.getByText('更省').element().getBoundingClientRect().top).toBeLessThan(box()?.top ?? 0)
  await view.rerender(<PeriodCard name="period" period={3} payment="¥1.00" mark="" special="" />)
  expect(partsOf(view).face?.childElementCount).toBe(2)
  expect(partsOf(view).period?.childElementCount).toBe(1)
})

it('shows nothing of its skeleton to screen readers', async () => {
  const view = await render(<PeriodCardSkeleton />)
  expect(view.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(view.container.textContent).toBe('')
})

it('speaks English below an English provider', async () => {
  await render(
    <LocaleProvider locale={en}>
      <PeriodCard name="period" period={12} />
    </LocaleProvider>,
  )
  await expect.element(radio()).toHaveAccessibleName('12 months --')
})
