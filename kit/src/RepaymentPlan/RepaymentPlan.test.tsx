import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { barsOf } from './bars.ts'
import { RepaymentPlan } from './index.ts'
import { planRows, thirtySixPeriods, threePeriods, twelvePeriods } from './samples.ts'

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
    .toHaveAttribute('aria-valuetext', '第1期，2027-01-20，应还 ¥1,084.80，本金 ¥931.80，息费 ¥153.00')
  ;(slider().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^第3期/))
  expect(view.container.textContent).toContain('第3期2027-03-20')
  await userEvent.keyboard('{End}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^第12期/))
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
