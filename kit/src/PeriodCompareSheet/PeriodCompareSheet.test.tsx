import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { PeriodCompareSheet, type PeriodCompareSheetProps } from './index.ts'
import { fourPeriods, longest, oneMissing } from './samples.ts'

const base = {
  title: '期数对比',
  options: fourPeriods,
  value: 12,
  legend: ['本金', '息费'],
  onOpenChange: () => {},
  onChoose: () => {},
} as const

describeOverlay('PeriodCompareSheet', {
  name: '期数对比',
  render: (props) => <PeriodCompareSheet {...base} {...props} />,
})

async function open(props: Partial<PeriodCompareSheetProps> = {}) {
  const view = await render(<PeriodCompareSheet open {...base} {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await finishAnimations()
  return view
}

const row = (name: RegExp) => page.getByRole('button', { name })
const widths = (name: RegExp) =>
  [...row(name).element().querySelectorAll<HTMLElement>('[style]')].map(
    (piece) => piece.getBoundingClientRect().width,
  )

it('says everything of a period in one row, and which one is selected', async () => {
  await open()
  await expect
    .element(row(/^3期/))
    .toHaveAccessibleName('3期 息费最低 共还 ¥12,361.55 每期 ¥4,120.52 息费 ¥361.55 年利率（单利）18.00%')
  await expect.element(row(/^12期/)).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('button', { pressed: true }).elements()).toHaveLength(1)
})

it('selects a period by a tap and by keys, and closes', async () => {
  const [onChoose, onOpenChange] = [vi.fn(), vi.fn()]
  await open({ onChoose, onOpenChange })
  await row(/^24期/).click()
  ;(row(/^6期/).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([[24], [6]])
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

it('has bars of one scale, the dearest over the whole width', async () => {
  await open()
  const [three, dearest] = [widths(/^3期/), widths(/^24期/)]
  const whole = dearest.reduce((sum, width) => sum + width, 0)
  const { width } = row(/^24期/).element().querySelector('[class*=bar]')!.getBoundingClientRect()
  expect(Math.abs(width - whole)).toBeLessThan(3)
  expect(three[0]).toBeCloseTo(dearest[0] ?? 0, 0)
  expect((three[1] ?? 0) / (dearest[1] ?? 1)).toBeCloseTo(361.55 / 2378.16, 1)
})

it('has no bar for a period whose figures are not known', async () => {
  await open({ options: oneMissing })
  await expect.element(row(/^6期/)).toHaveAccessibleName('6期 -- 当前金额不可选')
  expect(widths(/^6期/)).toEqual([])
  expect(widths(/^3期/)).toHaveLength(2)
})

it('fits its longest figures on the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  await open({ options: longest, value: 36 })
  for (const part of page.getByRole('dialog').element().children)
    expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
})
