import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { barsOf } from './bars.ts'
import { type PlanRow, RepaymentPlan } from './index.ts'
import { firstPeriodFree, planRows, thirtySixPeriods, threePeriods, twelvePeriods } from './samples.ts'

describeConformance('RepaymentPlan', {
  render: (props) => <RepaymentPlan total="¥13,029.01" summary="12期" rows={twelvePeriods} {...props} />,
  // Its only text is its own: words of the kit around figures.
  skip: ['hostile'],
})

const slider = () => page.getByRole('slider', { name: '查看每一期' })
const number = (percent: string) => Number(percent.replace('%', ''))

it('selects one period at a time by keys, and announces all its figures', async () => {
  const view = await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} table={false} />)
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', '第1期，4月20日，应还 ¥1,084.80，本金 ¥931.80，息费 ¥153.00')
  ;(slider().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^第3期/))
  expect(view.container.textContent).toContain('第3期6月20日')
  await userEvent.keyboard('{End}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^第12期/))
})

it.each([2, 3] as const)('has a heading of level %i', async (level) => {
  await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} level={level} />)
  await expect.element(page.getByRole('heading', { level })).toBeVisible()
})

it('selects the touched bar', async () => {
  await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} table={false} />)
  await finishAnimations()
  const bars = document.querySelectorAll('svg g')
  for (const [index, bar] of bars.entries()) {
    const box = bar.getBoundingClientRect()
    const frame = slider().element().getBoundingClientRect()
    await userEvent.click(slider(), { position: { x: box.left + box.width / 2 - frame.left, y: 40 } })
    await expect.element(slider()).toHaveValue(String(index))
  }
})

it('has one bar per period, principal at the bottom and charge on top', () => {
  const bars = barsOf(twelvePeriods)
  expect(bars).toHaveLength(12)
  for (const bar of bars) {
    expect(number(bar.principalY) + number(bar.principalHeight)).toBeCloseTo(100, 1)
    expect(number(bar.chargeY)).toBeGreaterThanOrEqual(0)
    expect(number(bar.chargeY) + number(bar.chargeHeight)).toBeLessThan(number(bar.principalY))
    expect(number(bar.x) + number(bar.width)).toBeLessThanOrEqual(100)
  }
  // Equal instalments: the principal grows, the charge falls.
  const heights = bars.map((bar) => number(bar.principalHeight))
  expect([...heights].sort((a, b) => a - b)).toEqual(heights)
})

it('has bars to scale', () => {
  const [low, high] = barsOf([
    { ...twelvePeriods[0]!, bars: { principal: 250, charge: 250 } },
    { ...twelvePeriods[1]!, bars: { principal: 500, charge: 500 } },
  ])
  expect(number(high!.principalHeight) / number(low!.principalHeight)).toBeCloseTo(2, 1)
  expect(number(low!.chargeHeight)).toBeCloseTo(number(low!.principalHeight), 1)
})

it('shows a small charge and hides a waived one', () => {
  const [small, none] = barsOf([
    { ...twelvePeriods[0]!, bars: { principal: 100_000, charge: 1 } },
    { ...twelvePeriods[1]!, bars: { principal: 100_000, charge: 0 } },
  ])
  expect(number(small!.chargeHeight)).toBeGreaterThan(2)
  expect(number(small!.chargeY)).toBeGreaterThanOrEqual(0)
  expect(none!.chargeHeight).toBe('0%')
})

it('works for a plan of zeros', () => {
  const [bar] = barsOf([{ ...twelvePeriods[0]!, bars: { principal: 0, charge: 0 } }])
  expect(bar).toMatchObject({ principalHeight: '0%', chargeHeight: '0%' })
})

it('expands the table with every figure', async () => {
  await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} />)
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '展开全部12期' }).click()
  expect(page.getByRole('rowheader').elements()).toHaveLength(12)
})

it('fits its longest figures on the narrowest screen', async () => {
  await page.viewport(320, 568)
  const view = await render(
    <RepaymentPlan total="¥10,200,663.46" summary="3期 · 每期 ¥3,400,221.15" rows={threePeriods} />,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await view.rerender(<RepaymentPlan total="¥282,475.50" rows={thirtySixPeriods} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})

it('still selects a period after the plan became shorter', async () => {
  const view = await render(<RepaymentPlan total="¥1" rows={twelvePeriods} />)
  ;(slider().element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await view.rerender(
    <RepaymentPlan total="¥1" rows={planRows({ principal: 600_000, periods: 6, rate: 0.01 })} />,
  )
  await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^第6期/))
})

describe('bars', () => {
  const anySlider = () => page.getByRole('slider')
  const groups = () => [...document.querySelectorAll('svg g')]
  const spoken = () => anySlider().element().getAttribute('aria-valuetext')

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
        expect(principal).toSatisfy((height: number) =>
          rows[at]?.bars.principal ? height >= 3 : height === 0,
        )
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
    await expect.element(anySlider()).toBeDisabled()
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
    await expect.element(anySlider()).toHaveFocus()
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
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    }
    const off = (at: number) =>
      Math.abs(middle(document.querySelector('[class*=handle]')!) - middle(groups()[at]!))
    expect(new Set(await opacities())).toEqual(new Set([1]))
    expect(off(0)).toBeLessThan(1)
    await anySlider().fill('4')
    const after = await opacities()
    expect(after.flatMap((opacity, at) => (opacity === 1 ? [at] : []))).toEqual([4])
    expect(off(4)).toBeLessThan(1)
  })

  it('keeps its height whichever period is selected, so that the page below stays', async () => {
    const view = await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} />)
    const height = () => view.container.firstElementChild?.getBoundingClientRect().height
    const before = height()
    await anySlider().fill('11')
    expect(spoken()).toMatch(/^第12期/)
    expect(height()).toBe(before)
  })

  it('lets a finger scroll the page over it, and covers the whole drawing', async () => {
    await render(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} table={false} />)
    // The frame around bars and handle.
    const [input, drawing] = [anySlider().element(), anySlider().element().nextElementSibling].map((each) =>
      each?.getBoundingClientRect(),
    )
    expect(getComputedStyle(anySlider().element()).touchAction).toBe('pan-y')
    expect([input?.left, input?.width, input?.height]).toEqual([
      drawing?.left,
      drawing?.width,
      drawing?.height,
    ])
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
    expect(spoken()).toBe('Period 1，4月20日，Due ¥802.63，Principal ¥802.63，Charges ¥75.00')
  })
})
