import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { barsOf } from './bars.ts'
import { RepaymentPlan, type PlanRow } from './index.ts'
import { firstPeriodFree, planRows, thirtySixPeriods, twelvePeriods } from './samples.ts'

const number = (percent: string) => Number(percent.replace('%', ''))
const slider = () => page.getByRole('slider')
const groups = () => [...document.querySelectorAll('svg g')]
const spoken = () => slider().element().getAttribute('aria-valuetext')

/** A row whose bar has these two pieces, in cents. */
const row = (period: number, principal: number, charge: number): PlanRow => ({
  period,
  total: '¥1.00',
  principal: '¥1.00',
  charge: '¥0.00',
  bars: { principal, charge },
})

/** Pseudo-random integers below a maximum, the same at each run. */
function randomFrom(seed: number) {
  let state = seed
  return (maximum: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % maximum
  }
}

describe('the bars', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed + 1))('fit the drawing, plan %i', (seed) => {
    const random = randomFrom(seed)
    const amount = () => random(10 ** random(11) + 1)
    const rows = Array.from({ length: 1 + random(60) }, (_, at) => row(at + 1, amount(), amount()))
    const bars = barsOf(rows)
    let end = 0
    for (const [at, bar] of bars.entries()) {
      const [x, width] = [number(bar.x), number(bar.width)]
      expect(x).toBeGreaterThanOrEqual(end)
      expect(width).toBeGreaterThan(0)
      end = x + width
      const [chargeY, charge, principal] = [bar.chargeY, bar.chargeHeight, bar.principalHeight].map(number)
      // Percentages are rounded to two digits.
      expect(chargeY).toBeGreaterThanOrEqual(-0.02)
      expect((chargeY ?? 0) + (charge ?? 0)).toBeLessThanOrEqual(number(bar.principalY) - 2.48)
      expect(number(bar.principalY) + (principal ?? 0)).toBeCloseTo(100, 1)
      expect(charge).toSatisfy((height: number) => (rows[at]?.bars.charge ? height >= 3 : height === 0))
      expect(principal).toSatisfy((height: number) => (rows[at]?.bars.principal ? height >= 3 : height === 0))
    }
    expect(end).toBeLessThanOrEqual(100.02)
  })

  it.each([
    [1, 14],
    [5, 14],
    [6, 12.33],
    [12, 6.17],
    [36, 2.06],
  ])('of %i periods are %f % wide, and stand symmetrically', (count, width) => {
    const bars = barsOf(Array.from({ length: count }, (_, at) => row(at + 1, 100, 10)))
    expect(bars.map((bar) => number(bar.width))).toEqual(Array.from({ length: count }, () => width))
    const last = bars.at(-1)
    expect(number(bars[0]?.x ?? '')).toBeCloseTo(100 - number(last?.x ?? '') - width, 1)
  })

  it('are the same in cents and in yuan', () => {
    const plan = [row(1, 80_263, 7_500), row(2, 81_467, 6_296)]
    const yuan = plan.map(({ period, bars }) => row(period, bars.principal / 100, bars.charge / 100))
    expect(barsOf(yuan)).toEqual(barsOf(plan))
  })

  it('have the full height at the highest payment only', () => {
    const heights = barsOf([row(1, 900, 100), row(2, 400, 100), row(3, 0, 1000)]).map(
      (bar) => number(bar.principalHeight) + number(bar.chargeHeight),
    )
    expect(heights).toEqual([97.5, expect.closeTo(48.75, 1), 97.5])
  })

  it('draw no charge below zero, which a discount can make', () => {
    const [bar] = barsOf([row(1, 1000, -200), row(2, 1000, 0)])
    expect(bar).toMatchObject({ chargeHeight: '0%', principalHeight: '94.5%' })
  })

  it('of no period are none', () => {
    expect(barsOf([])).toEqual([])
  })
})

it('shows a plan without periods as its total alone', async () => {
  const view = await render(<RepaymentPlan total="¥0.00" rows={[]} />)
  await expect.element(page.getByRole('region', { name: '还款计划' })).toMatchTextContent('还款计划¥0.00')
  expect(view.container.querySelector('input, svg, table, button')).toBeNull()
  await view.rerender(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} />)
  expect(spoken()).toMatch(/^第1期/)
})

it('with one period has nothing to select and no table', async () => {
  await render(<RepaymentPlan total="¥1,085.75" totalLabel="到期应还" rows={twelvePeriods.slice(0, 1)} />)
  await expect.element(slider()).toBeDisabled()
  expect(spoken()).toMatch(/^第1期/)
  expect(groups()[0]?.querySelectorAll('rect')).toHaveLength(2)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: '到期应还' })).toBeVisible()
})

it('reads a period without a date, and shows what a waived one saves', async () => {
  const [free, ...rest] = firstPeriodFree as [PlanRow, ...PlanRow[]]
  const view = await render(
    <RepaymentPlan
      total="¥5,191.24"
      rows={[free, ...rest.map((each) => ({ ...each, date: undefined }))]}
      table={false}
    />,
  )
  const reading = () => view.container.querySelector('section > [aria-hidden="true"]')?.textContent
  expect(reading()).toContain('优惠 −¥75.00')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(spoken()).toBe('第2期，应还 ¥877.63，本金 ¥814.67，息费 ¥62.96')
  expect(reading()).not.toContain('优惠')
})

it('moves by every key of a slider, and stops at its ends', async () => {
  await render(<RepaymentPlan total="¥282,475.50" rows={thirtySixPeriods} table={false} />)
  await userEvent.tab()
  await expect.element(slider()).toHaveFocus()
  for (const [key, period] of [
    ['{ArrowLeft}', 1],
    ['{ArrowUp}', 2],
    ['{ArrowDown}', 1],
    ['{End}', 36],
    ['{ArrowRight}', 36],
    ['{Home}', 1],
  ] as const) {
    await userEvent.keyboard(key)
    expect(spoken()?.split('，')[0]).toBe(`第${period}期`)
  }
})

it('pales the other bars only after a touch, and marks the selected one', async () => {
  await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} table={false} />)
  const opacities = async () => {
    await finishAnimations()
    return groups().map((group) => Number(getComputedStyle(group).opacity))
  }
  const marked = () => groups().flatMap((group, at) => (group.childElementCount === 3 ? [at] : []))
  expect(new Set(await opacities())).toEqual(new Set([1]))
  expect(marked()).toEqual([0])
  await slider().fill('4')
  const after = await opacities()
  expect(after.flatMap((opacity, at) => (opacity === 1 ? [at] : []))).toEqual([4])
  expect(marked()).toEqual([4])
})

it('keeps its height whichever period is selected, so that the page below stays', async () => {
  const view = await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const before = height()
  await slider().fill('11')
  expect(spoken()).toMatch(/^第12期/)
  expect(height()).toBe(before)
})

it('lets a finger scroll the page over it, and covers the whole drawing', async () => {
  await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} table={false} />)
  const [input, drawing] = [slider().element(), slider().element().nextElementSibling].map((each) =>
    each?.getBoundingClientRect(),
  )
  expect(getComputedStyle(slider().element()).touchAction).toBe('pan-y')
  expect([input?.left, input?.width, input?.height]).toEqual([drawing?.left, drawing?.width, drawing?.height])
  expect(input?.height).toBeGreaterThanOrEqual(44)
})

it('opens with its table when told so', async () => {
  const view = await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} defaultExpanded />)
  expect(page.getByRole('rowheader').elements()).toHaveLength(12)
  await view.rerender(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} table={false} />)
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

it('keeps the largest total on one line, above or beside its summary', async () => {
  await page.viewport(320, 568)
  const rows = planRows({ principal: 9_999_999_999, periods: 3, rate: 0.01 })
  await render(<RepaymentPlan total="¥99,999,999.99" summary="3期 · 每期 ¥34,002,211.48" rows={rows} />)
  for (const text of ['¥99,999,999.99', '3期 · 每期 ¥34,002,211.48']) {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text).element())
    expect(range.getClientRects()).toHaveLength(1)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})

it('speaks English below an English provider', async () => {
  await render(
    <LocaleProvider locale={en}>
      <RepaymentPlan total="¥5,191.24" rows={firstPeriodFree} />
    </LocaleProvider>,
  )
  await expect
    .element(page.getByRole('region', { name: 'Repayment plan' }))
    .toMatchTextContent(/Discount −¥75\.00/)
  await expect.element(page.getByRole('slider', { name: 'Look at one period' })).toBeVisible()
  expect(spoken()).toBe('Period 1，2027-01-20，Due ¥802.63，Principal ¥802.63，Charges ¥75.00')
})
