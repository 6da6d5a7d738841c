import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible, finishAnimations, putTheme } from '../../test/axe.ts'
import { freeFirst, longCoupon, memberRaise, raise, rateCoupon } from '../CouponSheet/samples.ts'
import { CouponCard, type CouponCardProps } from './index.ts'

/** Coupons of which one can be selected, as on the sheet. */
function Group({
  clearable = false,
  onToggle,
}: Pick<CouponCardProps, 'clearable'> & { onToggle: () => void }) {
  const [chosen, setChosen] = useState<string | null>('first-free')
  return (
    <div role="radiogroup" aria-label="利率折扣">
      {[rateCoupon, freeFirst, memberRaise].map((coupon) => (
        <CouponCard
          key={coupon.id}
          coupon={coupon}
          select="radio"
          name="coupon"
          clearable={clearable}
          checked={coupon.id === chosen}
          onToggle={(on) => {
            onToggle()
            setChosen(on ? coupon.id : null)
          }}
        />
      ))}
    </div>
  )
}

const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const rules = () => page.getByRole('button', { name: '使用规则' })
const styleOf = (element: Element) => getComputedStyle(element)
const part = (view: { container: Element }, text: string) => {
  const found = [...view.container.querySelectorAll('*')].findLast((each) =>
    each.textContent.startsWith(text),
  )
  if (!found) throw new Error(`no ${text}`)
  return found
}

/** Number of lines on which a text stands. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

it.each([false, true])('moves the selection by arrow keys, clearable %s', async (clearable) => {
  const onToggle = vi.fn()
  await render(<Group clearable={clearable} onToggle={onToggle} />)
  // The rules of the first coupon come before the selected one.
  await userEvent.tab()
  await expect.element(rules()).toHaveFocus()
  await userEvent.tab()
  await expect.element(radio(/新客首期免息/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio(/会员专享提额/)).toBeChecked()
  await expect.element(radio(/会员专享提额/)).toHaveFocus()
  // From the last one to the first one.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio(/借款利率券/)).toBeChecked()
  expect(onToggle).toHaveBeenCalledTimes(2)
})

it('deselects by the space bar only when it is clearable', async () => {
  const onToggle = vi.fn()
  const view = await render(<Group onToggle={onToggle} />)
  ;(radio(/新客首期免息/).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(radio(/新客首期免息/)).toBeChecked()
  expect(onToggle).not.toHaveBeenCalled()
  await view.rerender(<Group clearable onToggle={onToggle} />)
  await userEvent.keyboard(' ')
  await expect.element(radio(/新客首期免息/)).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(radio(/新客首期免息/)).toBeChecked()
  expect(onToggle).toHaveBeenCalledTimes(2)
})

it('ticks a raise by the space bar, and opens its rules by Enter without a tick', async () => {
  const onToggle = vi.fn()
  await render(<CouponCard coupon={rateCoupon} select="checkbox" onToggle={onToggle} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onToggle.mock.calls).toEqual([[true]])
  await userEvent.tab()
  await expect.element(rules()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('list')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
  expect(onToggle).toHaveBeenCalledTimes(1)
})

it('shows the focus of the keyboard at the mark, because the input itself is invisible', async () => {
  const view = await render(<CouponCard coupon={freeFirst} select="radio" name="coupon" />)
  const mark = view.container.querySelector('input ~ [aria-hidden="true"]') as Element
  expect(styleOf(mark).outlineStyle).toBe('none')
  await userEvent.tab()
  await expect.element(radio(/免息/)).toHaveFocus()
  expect(styleOf(mark).outlineStyle).toBe('solid')
})

it.each(['radio', 'checkbox'] as const)('looks selected by frame and mark, as a %s', async (select) => {
  const view = await render(<CouponCard coupon={rateCoupon} select={select} name="coupon" />)
  const look = async () => {
    await finishAnimations()
    const mark = view.container.querySelector('input ~ [aria-hidden="true"]') as Element
    const { borderColor, borderWidth, backgroundColor } = styleOf(mark)
    const frame = styleOf(view.container.firstElementChild as Element).boxShadow
    return {
      frame,
      border: borderColor,
      filled: `${borderWidth} ${backgroundColor}`,
      ticked: mark.childElementCount,
    }
  }
  const plain = await look()
  await view.rerender(<CouponCard coupon={rateCoupon} select={select} name="coupon" checked />)
  const chosen = await look()
  expect(chosen.frame).not.toBe(plain.frame)
  expect(chosen.border).not.toBe(plain.border)
  expect(chosen.filled).not.toBe(plain.filled)
  expect([plain.ticked, chosen.ticked]).toEqual([0, select === 'checkbox' ? 1 : 0])
})

it('is as high selected as before, and keeps the height of its neighbour when its rules open', async () => {
  const view = await render(<Group onToggle={() => {}} />)
  const heights = () =>
    [...view.container.querySelectorAll('[role="radiogroup"] > *')].map(
      (card) => card.getBoundingClientRect().height,
    )
  const before = heights()
  await radio(/会员专享提额/).click()
  await expect.element(radio(/会员专享提额/)).toBeChecked()
  expect(heights()).toEqual(before)
  await rules().click()
  await expect.element(page.getByRole('list')).toBeVisible()
  expect(heights()[0]).toBeGreaterThan(before[0] ?? 0)
  expect(heights().slice(1)).toEqual(before.slice(1))
})

it('is faint when it is only shown, and bright with an action', async () => {
  const view = await render(<CouponCard coupon={memberRaise} select="none" />)
  const colours = () => ['+5,000', '会员专享提额', '会员专享'].map((text) => styleOf(part(view, text)).color)
  const faint = colours()
  await view.rerender(<CouponCard coupon={memberRaise} select="none" action={<button>去使用</button>} />)
  const bright = colours()
  for (const [index, colour] of bright.entries()) expect(colour).not.toBe(faint[index])
  await view.rerender(<CouponCard coupon={memberRaise} select="radio" name="coupon" />)
  expect(colours()).toEqual(bright)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

it('puts a short unit behind the figure and a longer one below it', async () => {
  const view = await render(<CouponCard coupon={rateCoupon} select="none" />)
  const below = (figure: string, unit: string) =>
    part(view, unit).getBoundingClientRect().top > part(view, figure).getBoundingClientRect().bottom - 8
  expect(below('8.5', '折')).toBe(false)
  await view.rerender(<CouponCard coupon={freeFirst} select="none" />)
  expect(below('首期', '免息')).toBe(true)
})

it('sets a figure of more than three characters smaller, so that it stays on one line', async () => {
  const view = await render(<CouponCard coupon={raise} select="none" />)
  const size = (figure: string) => Number.parseFloat(styleOf(part(view, figure)).fontSize)
  const short = size('+2万')
  const long = { ...raise, figure: '+200,000' }
  await view.rerender(<CouponCard coupon={long} select="none" />)
  expect(size('+200,000')).toBeLessThan(short)
  expect(linesOf(part(view, '+200,000'))).toBe(1)
})

it('keeps its longest texts and figures on the narrowest screen', async () => {
  await page.viewport(320, 568)
  const coupon = { ...longCoupon, figure: '99.99', saving: '本次省 ¥99,999,999.99' }
  const view = await render(<CouponCard coupon={coupon} select="radio" name="coupon" checked />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(linesOf(part(view, '99.99'))).toBe(1)
  expect(linesOf(part(view, '本次省'))).toBe(1)
  const card = view.container.firstElementChild as Element
  const mark = view.container.querySelector('input ~ [aria-hidden="true"]') as Element
  // The name takes more lines; the mark stays whole and in the middle.
  expect(linesOf(part(view, '老客户'))).toBeGreaterThan(1)
  const [outer, inner] = [card.getBoundingClientRect(), mark.getBoundingClientRect()]
  expect(inner.width).toBeGreaterThanOrEqual(20)
  expect(inner.top + inner.height / 2).toBeCloseTo(outer.top + outer.height / 2, 0)
  await page.viewport(375, 667)
})

it('takes a tap in each corner and at its mark, but not through its rules', async () => {
  const view = await render(<CouponCard coupon={rateCoupon} select="radio" name="coupon" defaultExpanded />)
  const { left, right, top } = (view.container.firstElementChild as Element).getBoundingClientRect()
  const bottom = radio(/借款利率券/)
    .element()
    .getBoundingClientRect().bottom
  for (const [x, y] of [
    [left + 6, top + 6],
    [right - 6, top + 6],
    [left + 6, bottom - 6],
    [right - 24, (top + bottom) / 2],
  ] as const) {
    expect(document.elementFromPoint(x, y)?.tagName).toBe('INPUT')
  }
  const list = page.getByRole('list').element().getBoundingClientRect()
  expect(document.elementFromPoint(list.left + 20, list.top + list.height / 2)?.tagName).toBe('LI')
})

it.each(['koo', 'night'] as const)('is readable as an unavailable coupon in %s', async (theme) => {
  putTheme(theme)
  const coupon = { ...memberRaise, details: rateCoupon.details ?? [], reason: '会员已到期' }
  const view = await render(<CouponCard coupon={coupon} select="none" defaultExpanded />)
  await expectAccessible(view.container)
})
