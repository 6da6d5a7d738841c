import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { LoanAmountCard, type LoanAmountCardProps } from './index.ts'

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

const facts = [
  { label: '首期还款日', value: '2026-12-21' },
  { label: '借款期数', value: <b>12期</b> },
]

const Card = (props: Partial<LoanAmountCardProps>) => (
  <LoanAmountCard amount="12,000" data-testid="card" {...props} />
)
const root = () => page.getByTestId('card').element() as HTMLElement
const skeletons = () => root().querySelectorAll('[aria-hidden="true"]').length

const narrow = async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
}

it('shows the amount unchanged, and has the same height while busy', async () => {
  const view = await render(<LoanAmountCard amount="12,000" card="招商银行 储蓄卡 8842" />)
  expect(view.container.textContent).toBe('借款金额¥12,000招商银行 储蓄卡 8842')
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const loaded = height()
  await view.rerender(<LoanAmountCard amount="" busy />)
  expect(height()).toBe(loaded)
})

it('fits ten digits on the narrowest screen', async () => {
  await narrow()
  await render(<LoanAmountCard amount="9,999,999,999" />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it.each(['0', '0.01', '200,000.00', '99,999,999.99'])('shows %s on one line', async (amount) => {
  await narrow()
  const view = await render(<Card amount="1" style={{ margin: 16 }} />)
  const before = root().getBoundingClientRect().height
  await view.rerender(<Card amount={amount} style={{ margin: 16 }} />)
  await expect.element(page.getByText(amount, { exact: true })).toBeVisible()
  expect(root().getBoundingClientRect().height).toBe(before)
})

it('has its own label in both languages, or that of its caller', async () => {
  const view = await render(<Card label="到账金额" />)
  expect(root().textContent).toBe('到账金额¥12,000')
  await view.rerender(
    <LocaleProvider locale={en}>
      <Card />
    </LocaleProvider>,
  )
  expect(root().textContent).toBe('Loan amount¥12,000')
})

it('has no line for a card and no list while there is nothing to say', async () => {
  const view = await render(<Card card="" facts={[]} />)
  expect([root().querySelectorAll('p').length, root().querySelector('dl')]).toEqual([2, null])
  const low = root().getBoundingClientRect().height
  await view.rerender(<Card card="招商银行 储蓄卡 8842" facts={facts} />)
  expect(root().querySelectorAll('p')).toHaveLength(3)
  expect(root().getBoundingClientRect().height).toBeGreaterThan(low)
})

it('lists its facts in the order of its caller, each term with its value', async () => {
  await render(<Card facts={facts} />)
  const pairs = page
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(pairs).toEqual([
    ['首期还款日', '2026-12-21'],
    ['借款期数', '12期'],
  ])
  await expect.element(page.getByRole('definition').last()).toHaveTextContent('12期')
})

it('is busy with skeletons instead of figures, and keeps label and facts', async () => {
  const view = await render(<Card busy card="招商银行 储蓄卡 8842" facts={facts} />)
  expect([root().ariaBusy, skeletons()]).toEqual(['true', 2])
  expect(root().textContent).toBe('借款金额首期还款日2026-12-21借款期数12期')
  await view.rerender(<Card card="招商银行 储蓄卡 8842" facts={facts} />)
  expect([root().ariaBusy, skeletons()]).toEqual([null, 0])
  expect(root().textContent).toContain('12,000招商银行 储蓄卡 8842')
})

it('keeps the place of everything below while it loads', async () => {
  const top = () => root().querySelector('dl')?.getBoundingClientRect().top
  const view = await render(<Card busy facts={facts} />)
  const loading = top()
  await view.rerender(<Card card="招商银行 储蓄卡 8842" facts={facts} />)
  expect(top()).toBe(loading)
})

it('centres amount and card, and sets the facts apart by a thin line', async () => {
  await render(<Card card="招商银行 储蓄卡 8842" facts={facts} />)
  const middleOf = (text: Node | null) => {
    const range = document.createRange()
    range.selectNodeContents(text as Node)
    const { left, width } = range.getBoundingClientRect()
    return left + width / 2
  }
  const { left, width } = root().getBoundingClientRect()
  const [figure, card] = ['12,000', '招商银行 储蓄卡 8842'].map((text) =>
    page.getByText(text, { exact: true }).element(),
  )
  // The figure with its sign.
  for (const text of [figure!.parentNode, card!]) expect(middleOf(text)).toBeCloseTo(left + width / 2, 0)
  expect(getComputedStyle(root().querySelector('dl') as Element).borderTopWidth).toBe('1px')
})

it('breaks the name of a bank and a fact of any length within the card', async () => {
  await narrow()
  const long = { label: '放款机构全称及备案编号', value: 'W'.repeat(90) }
  await render(
    <Card card={`${'某某农村商业银行股份有限公司'.repeat(4)} 8842`} facts={[long]} style={{ margin: 16 }} />,
  )
  expect(document.documentElement.scrollWidth).toBe(320)
  for (const one of root().querySelectorAll('p, dt, dd'))
    expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
})
