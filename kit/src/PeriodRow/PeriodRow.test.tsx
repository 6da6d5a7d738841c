import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { RecommendLine } from '../RecommendLine/index.ts'
import { gutter } from '../theme/index.ts'
import { PeriodRow, type PeriodOption } from './index.ts'

const options: PeriodOption[] = [3, 6, 12, 18, 24, 36].map((period) => ({
  period,
  payment: `¥${12000 / period}.00`,
}))

describeConformance('PeriodRow', {
  render: (props) => <PeriodRow options={options} defaultValue={12} onInfo={() => {}} {...props} />,
})

const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const row = () => page.getByRole('radiogroup').element() as HTMLElement

/** Distance of a card from the first place in the row, in px. */
function offStart(name: string): number {
  const { left } = radio(name).element().getBoundingClientRect()
  const frame = row()
  return Math.abs(
    left - frame.getBoundingClientRect().left - Number.parseFloat(getComputedStyle(frame).paddingLeft),
  )
}

/** The shares of the cards that are cut at either edge of the row; of those that are seen at all. */
function cuts(): { left: number[]; right: number[] } {
  const frame = row().getBoundingClientRect()
  const boxes = [...row().children].map((card) => card.getBoundingClientRect())
  const seen = boxes.filter(({ left, right }) => right > frame.left && left < frame.right)
  const shares = (out: (box: DOMRect) => number) =>
    seen.map((box) => out(box) / box.width).filter((share) => share > 0.001)
  return {
    left: shares((box) => frame.left - box.left),
    right: shares((box) => box.right - frame.right),
  }
}

it('is a named radio group that reports its value', async () => {
  const onValueChange = vi.fn()
  await render(<PeriodRow options={options} value={12} onValueChange={onValueChange} />)
  await expect.element(page.getByRole('radiogroup', { name: '分几期' })).toBeVisible()
  await expect.element(radio('12期')).toBeChecked()
  await radio('18期').click()
  expect(onValueChange.mock.calls).toEqual([[18]])
  await expect.element(radio('12期')).toBeChecked()
})

it(
  'is a row that scrolls sideways; a card has periods, payment and a mark if there is one',
  { tags: ['plan.1'] },
  async () => {
    const marked = options.map((each) => (each.period === 12 ? { ...each, mark: '更省' } : each))
    await render(<PeriodRow options={marked} defaultValue={3} />)
    expect(page.getByRole('radio').elements()).toHaveLength(6)
    await expect
      .element(page.getByRole('radio', { name: /^12期\s*¥1000\.00\s*更省$|^12期\s*更省\s*¥1000\.00$/ }))
      .toBeVisible()
    await expect.element(page.getByRole('radio', { name: /^18期\s*¥666\.66\d*\.00$/ })).toBeInTheDocument()
    expect(row().scrollWidth).toBeGreaterThan(row().clientWidth)
    expect(['auto', 'scroll']).toContain(getComputedStyle(row()).overflowX)
  },
)

it('keeps its own selection when uncontrolled', async () => {
  await render(<PeriodRow options={options} defaultValue={12} />)
  await radio('18期').click()
  await expect.element(radio('18期')).toBeChecked()
})

it('moves the selection by arrow keys', async () => {
  const onValueChange = vi.fn()
  await render(<PeriodRow options={options} defaultValue={12} onValueChange={onValueChange} />)
  ;(radio('12期').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{ArrowLeft}')
  expect(onValueChange.mock.calls).toEqual([[18], [24], [18]])
  await expect.element(radio('18期')).toHaveFocus()
})

it('is one tab stop', async () => {
  await render(
    <>
      <button type="button">前</button>
      <PeriodRow options={options} defaultValue={12} />
      <button type="button">后</button>
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: '前' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(radio('12期')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '后' })).toHaveFocus()
})

it('starts with the card before the selected one at its start', async () => {
  await render(<PeriodRow options={options} value={18} />)
  expect(offStart('12期')).toBeLessThan(1)
})

const usual: PeriodOption[] = options.map(({ period }) => ({ period, payment: '¥1,087.44' }))

/** With the space that a page has at its edges. */
const onPage = (value: number | undefined, list = usual) => (
  <div style={{ padding: `0 ${gutter}` }}>
    <PeriodRow options={list} value={value} />
  </div>
)

describe.each([320, 360, 375, 390, 414])('on a screen of %i', (width) => {
  beforeEach(() => page.viewport(width, 667))
  afterEach(() => page.viewport(375, 667))

  it.each([undefined, 3, 6, 12, 18])('shows with %s selected that more periods follow', async (value) => {
    await render(onPage(value))
    const { left, right } = cuts()
    expect(right).toHaveLength(1)
    expect(right[0]).toBeGreaterThanOrEqual(0.08)
    expect(right[0]).toBeLessThanOrEqual(0.6)
    // What is left of a card at the other edge has no text that could be read in half.
    for (const share of left) expect(share).toBeGreaterThan(0.88)
  })

  it('shows with the last one selected that others are before it', async () => {
    await render(onPage(36))
    const { left, right } = cuts()
    expect(right).toEqual([])
    expect(left).toHaveLength(1)
    expect(left[0]).toBeGreaterThanOrEqual(0.08)
    expect(left[0]).toBeLessThanOrEqual(0.6)
  })

  it('shows the selected card whole, whatever its mark', async () => {
    const long = options.map((option) => ({ ...option, payment: '¥9,999,999.99', special: '新客专享' }))
    for (const { period } of long) {
      const view = await render(onPage(period, long))
      const [card, frame] = [radio(`${period}期`).element(), row()].map((box) => box.getBoundingClientRect())
      expect(card?.left).toBeGreaterThanOrEqual((frame?.left ?? 0) - 1)
      expect(card?.right).toBeLessThanOrEqual((frame?.right ?? 0) + 1)
      await view.unmount()
    }
  })
})

it('fades out over the padding of its card, where nothing lies at the ends of the row', async () => {
  await render(<PeriodRow options={options} value={3} />)
  const { maskImage, paddingLeft } = getComputedStyle(row())
  const [, fade] = /rgb\(0, 0, 0\) (\d+)px/.exec(maskImage) ?? []
  expect(Number(fade)).toBeGreaterThan(8)
  expect(Number(fade)).toBeLessThanOrEqual(Number.parseFloat(paddingLeft))
  expect(offStart('3期')).toBeLessThan(1)
})

it('scrolls smoothly to a new selection, and only the row', async () => {
  const view = await render(<PeriodRow options={options} value={3} />)
  expect(row().scrollLeft).toBe(0)
  await view.rerender(<PeriodRow options={options} value={18} />)
  // The animation has only just started.
  expect(offStart('12期')).toBeGreaterThan(50)
  await expect.poll(() => offStart('12期')).toBeLessThan(1)
  expect(window.scrollY).toBe(0)
})

it('stops scrolling when a finger touches the row', async () => {
  const view = await render(<PeriodRow options={options} value={3} />)
  await view.rerender(<PeriodRow options={options} value={36} />)
  row().dispatchEvent(new Event('touchmove', { bubbles: true }))
  const { scrollLeft } = row()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(row().scrollLeft).toBe(scrollLeft)
})

it('re-renders only the cards whose texts changed', async () => {
  let updates = 0
  const payment = { 'data-testid': 'month-pay' }
  const draw = (list: PeriodOption[], onValueChange: () => void) => (
    <Profiler id="row" onRender={() => updates++}>
      <PeriodRow options={list} value={12} paymentProps={payment} onValueChange={onValueChange} />
    </Profiler>
  )
  const view = await render(draw(options, () => {}))
  const nodes = page
    .getByTestId('month-pay')
    .elements()
    .map((node) => node.firstChild)
  const writes: Node[] = []
  const observer = new MutationObserver((records) => writes.push(...records.map((record) => record.target)))
  observer.observe(row(), { subtree: true, childList: true, characterData: true, attributes: true })
  // A new function and a copy of the list, as a page passes them at every keystroke.
  await view.rerender(
    draw(
      options.map((option) => ({ ...option, ...(option.period === 6 && { payment: '¥1.00' }) })),
      () => {},
    ),
  )
  await Promise.resolve()
  observer.disconnect()
  expect(updates).toBe(2)
  expect(new Set(writes)).toEqual(new Set([nodes[1]]))
})

it('explains the payment on demand', async () => {
  const onInfo = vi.fn()
  const view = await render(<PeriodRow options={options} />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await view.rerender(<PeriodRow options={options} onInfo={onInfo} />)
  await page.getByRole('button', { name: '每期应还' }).click()
  expect(onInfo).toHaveBeenCalledTimes(1)
})

it('has the same height while loading and after', async () => {
  const view = await render(<PeriodRow options={[]} busy />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const waiting = height()
  await view.rerender(<PeriodRow options={options} busy value={12} />)
  expect(height()).toBe(waiting)
  await view.rerender(<PeriodRow options={options} value={12} />)
  expect(height()).toBe(waiting)
})

it('reserves space for a later hint', async () => {
  const view = await render(<PeriodRow options={options} hintRoom />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const before = height()
  await view.rerender(
    <PeriodRow options={options} hintRoom>
      <RecommendLine kind="cheaper" action="选12期">
        12期用券后总息费最低
      </RecommendLine>
    </PeriodRow>,
  )
  expect(height()).toBe(before)
})

it('does not overflow a narrow page', async () => {
  await page.viewport(320, 568)
  await render(<PeriodRow options={options} value={36} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
