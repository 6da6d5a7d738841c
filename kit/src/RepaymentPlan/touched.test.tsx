import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { RepaymentPlan } from './index.ts'
import { thirtySixPeriods, twelvePeriods, withFacts } from './samples.ts'

const slider = () => page.getByRole('slider')
const spoken = () => slider().element().getAttribute('aria-valuetext')

it('says what is paid up to the selected period, and what settling the loan there costs', async () => {
  const view = await render(<RepaymentPlan total="¥13,029.01" rows={withFacts(twelvePeriods)} />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const before = height()
  await slider().fill('5')
  expect(spoken()).toMatch(
    /，还到第6期共付 ¥6,\d{3}\.\d\d，第6期提前结清 预估 ¥7,\d{3}\.\d\d，含费用 ¥\d+\.\d\d$/,
  )
  const pairs = [...view.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(pairs[0]).toMatch(/^还到第6期共付¥6/)
  expect(pairs[1]).toMatch(/^第6期提前结清预估 ¥7,\d{3}\.\d\d含费用 ¥/)
  expect(height()).toBe(before)
  await view.rerender(<RepaymentPlan total="¥13,029.01" rows={twelvePeriods} />)
  expect(view.container.querySelector('dl')).toBeNull()
})

describe('a finger', () => {
  const press = (...moves: (readonly [type: string, x: number, y?: number])[]) => {
    const input = slider().element()
    const { left, width, top } = input.getBoundingClientRect()
    for (const [type, part, down = 0] of moves)
      input.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'touch',
          clientX: left + width * part,
          clientY: top + 20 + down,
        }),
      )
  }

  it('moves from bar to bar, also over 36 of them on the narrowest screen, and beyond the edge', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 667))
    await render(<RepaymentPlan total="¥1" rows={thirtySixPeriods} table={false} />)
    press(['pointerdown', 0.1])
    const seen: (string | null)[] = []
    for (let at = 0; at < 36; at++) {
      press(['pointermove', (at + 0.5) / 36])
      await expect.element(slider()).toHaveValue(String(at))
      seen.push(spoken())
    }
    expect(new Set(seen).size).toBe(36)
    press(['pointermove', 1.3])
    await expect.element(slider()).toHaveValue('35')
    press(['pointermove', -0.2], ['pointerup', -0.2])
    await expect.element(slider()).toHaveValue('0')
    press(['pointermove', 0.5])
    await expect.element(slider()).toHaveValue('0')
  })

  it('selects by a tap, but not when it scrolls the page', async () => {
    await render(<RepaymentPlan total="¥1" rows={twelvePeriods} table={false} />)
    press(['pointerdown', 0.55], ['pointermove', 0.552, 30], ['pointercancel', 0.552, 60])
    await expect.element(slider()).toHaveValue('0')
    press(['pointerdown', 0.55], ['pointerup', 0.55])
    await expect.element(slider()).toHaveValue('6')
  })
})
