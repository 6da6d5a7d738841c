import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { CouponSheet, type CouponSection, type CouponSheetProps } from './index.ts'
import { everySection, manyCoupons, rateCoupon, unavailableCoupons } from './samples.ts'

const base = {
  open: true,
  sections: everySection,
  unavailable: unavailableCoupons,
  selected: ['rate-85'],
  onToggle: () => {},
  doneText: '完成',
  onDone: () => {},
  onOpenChange: () => {},
}
const sheet = (props: Partial<CouponSheetProps> = {}) => <CouponSheet {...base} {...props} />

const open = async (props?: Partial<CouponSheetProps>) => {
  const view = await render(sheet(props))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return view
}

const tab = (name: RegExp | string) => page.getByRole('tab', { name })
const none = () => page.getByRole('radio', { name: '不使用优惠券' })
const list = () => page.getByTestId('coupon-list').element()
const cards = () => list().querySelectorAll('input').length
const headings = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

it('keeps its own order of sections, with the title that the server sends', async () => {
  const [raise, member, rate, other] = everySection as [
    CouponSection,
    CouponSection,
    CouponSection,
    CouponSection,
  ]
  await open({ sections: [other, { ...rate, title: '息费优惠' }, member, raise] })
  expect(headings()).toEqual(['提额券可多选', '会员权益单选', '息费优惠单选', '其他权益单选'])
})

it('leaves out a section that it does not know, and does not count it', async () => {
  const unknown = { id: 'travel', coupons: [rateCoupon] } as unknown as CouponSection
  await open({ sections: [unknown, ...everySection.slice(1, 2)] })
  expect(headings()).toEqual(['会员权益单选'])
  await expect.element(tab('可用 1')).toBeVisible()
})

it('ticks what is selected and nothing else, whatever else is in the list of ids', async () => {
  const view = await open({ selected: ['raise-2', 'raise-2', 'gone', 'seven'] })
  const ticked = () =>
    [...list().querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
  expect(ticked()).toEqual(['raise-2', 'seven'])
  await view.rerender(sheet({ selected: [] }))
  expect(ticked()).toEqual([])
})

it('starts on the tab that it is told, and stays on the chosen one when coupons change', async () => {
  const view = await open({ defaultTab: 'unavailable' })
  await expect.element(tab(/^不可用/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('group', { name: '不可用' })).toBeVisible()
  await view.rerender(sheet({ defaultTab: 'unavailable', unavailable: unavailableCoupons.slice(0, 1) }))
  await expect.element(tab('不可用 1')).toHaveAttribute('aria-selected', 'true')
  await view.rerender(sheet({ defaultTab: 'available' }))
  await expect.element(tab('不可用 3')).toHaveAttribute('aria-selected', 'true')
})

it('says on each tab that there is nothing', async () => {
  const onDone = vi.fn()
  await open({ sections: [], unavailable: undefined, onDone })
  await expect.element(page.getByText('换个金额或期数试试，部分优惠有使用条件')).toBeVisible()
  await expect.element(tab('不可用 0')).toBeVisible()
  await tab('不可用 0').click()
  await expect.element(page.getByText('没有不可用的优惠')).toBeVisible()
  await expect.element(page.getByText('抱歉，暂无可用优惠券')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '完成' }).click()
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('while loading shows the same shapes on both tabs, no number and no notice', async () => {
  const view = await open({ busy: true, notice: '优惠券不可与限时权益同享' })
  const shapes = () => [...list().querySelectorAll('[role=tabpanel]:not([hidden]) [aria-busy] > *')].length
  expect(shapes()).toBe(3)
  await expect.element(page.getByText('优惠券不可与限时权益同享')).not.toBeInTheDocument()
  await tab('不可用').click()
  await expect.element(tab('不可用')).toHaveAttribute('aria-selected', 'true')
  expect([shapes(), tab('不可用').element().textContent]).toEqual([3, '不可用'])
  await view.rerender(sheet({ notice: '优惠券不可与限时权益同享' }))
  await expect.element(page.getByText(/该券暂未生效/)).toBeVisible()
  expect(list().querySelector('[aria-busy]')).toBeNull()
  // The notice is about what can be selected.
  await expect.element(page.getByText('优惠券不可与限时权益同享')).not.toBeInTheDocument()
})

it('moves from the tabs to the coupons, "no coupon" and the button by the keyboard', async () => {
  const onDone = vi.fn()
  const onSelect = vi.fn()
  await open({
    sections: everySection.slice(1, 2),
    selected: [],
    none: { selected: false, onSelect },
    onDone,
  })
  ;(tab(/^可用/).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab(/^不可用/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}')
  await expect.element(tab(/^可用/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: /会员专享提额/ })).toHaveFocus()
  await userEvent.tab()
  await expect.element(none()).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onSelect).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{Enter}')
  // Every tap counts: the button has no lock, because the sheet closes by its caller.
  expect(onDone).toHaveBeenCalledTimes(2)
})

it('keeps "no coupon" and the button in view at every scroll position', async () => {
  await open({ sections: manyCoupons(20), none: { selected: true, onSelect: () => {} } })
  await finishAnimations()
  const places = () =>
    [none(), page.getByTestId('coupon-done'), tab(/^可用/)].map(
      (part) => part.element().getBoundingClientRect().top,
    )
  const before = places()
  list().scrollTop = 10_000
  expect(list().scrollTop).toBeGreaterThan(1000)
  expect(places()).toEqual(before)
  // Tabs cover the cards that scroll under them, over the full width.
  const { left, right } = list().getBoundingClientRect()
  const { top, height } = page.getByRole('tablist').element().getBoundingClientRect()
  for (const x of [left + 3, (left + right) / 2, right - 3]) {
    expect(document.elementFromPoint(x, top + height / 2)?.closest('[role="tablist"]')).not.toBeNull()
  }
})

it('marks "no coupon" as selected by its look, and takes a tap on its text', async () => {
  const onSelect = vi.fn()
  const view = await open({ none: { selected: false, onSelect } })
  const look = async () => {
    await finishAnimations()
    const { borderWidth, borderColor } = getComputedStyle(none().element())
    return [borderWidth, borderColor]
  }
  const [width, colour] = await look()
  await page.getByText('不使用优惠券').click()
  expect(onSelect).toHaveBeenCalledTimes(1)
  await expect.element(none()).not.toBeChecked()
  await view.rerender(sheet({ none: { selected: true, onSelect } }))
  await expect.element(none()).toBeChecked()
  const [chosenWidth, chosenColour] = await look()
  expect(chosenWidth).not.toBe(width)
  expect(chosenColour).not.toBe(colour)
  expect(none().element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('changes only the cards whose selection changed, with a new handler at each render', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const view = await open({ onToggle: first, selected: ['rate-85'] })
  const written = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const card = (target as Element).closest('[class*=CouponCard_root]')
      const input = card?.querySelector('input')
      if (input) written.add(input.value)
    }
  })
  observer.observe(list(), { subtree: true, childList: true, characterData: true, attributes: true })
  await view.rerender(sheet({ onToggle: second, selected: ['first-free'] }))
  await Promise.resolve()
  observer.disconnect()
  expect(written).toEqual(new Set(['first-free', 'rate-85']))
  await page.getByRole('checkbox', { name: /双十一临时提额券/ }).click()
  expect(first).not.toHaveBeenCalled()
  expect(second.mock.calls).toEqual([['raise-2', 'raise', true]])
})

it('renders thirty coupons whole and a longer section in part, on both tabs', async () => {
  const coupons = manyCoupons(300)[0]?.coupons ?? []
  const view = await open({ sections: manyCoupons(30), unavailable: coupons, selected: [] })
  expect(cards()).toBe(30)
  await tab('不可用 300').click()
  await expect.element(page.getByText('借款利率券 1', { exact: true })).toBeVisible()
  expect(list().querySelectorAll('[class*=CouponCard_root]').length).toBeLessThan(60)
  await tab('可用 30').click()
  await view.rerender(sheet({ sections: manyCoupons(300), selected: [] }))
  await expect.element(tab('可用 300')).toBeVisible()
  const radio = page.getByRole('radio', { name: /借款利率券 2$/ })
  await expect.element(radio).toHaveAttribute('aria-posinset', '2')
  await expect.element(radio).toHaveAttribute('aria-setsize', '300')
  expect(cards()).toBeLessThan(60)
})

it('passes on the ref, class and listeners of the scrolling part', async () => {
  const ref = vi.fn()
  const onScroll = vi.fn()
  await open({ bodyProps: { ref, className: 'own', onScroll, 'data-testid': 'own-list' } })
  const body = page.getByTestId('own-list').element()
  expect(ref.mock.calls[0]?.[0]).toBe(body)
  expect(body.classList.contains('own')).toBe(true)
  expect(body.getBoundingClientRect().height).toBeCloseTo(window.innerHeight * 0.62, 0)
  body.scrollTop = 50
  await expect.poll(() => onScroll.mock.calls.length).toBeGreaterThan(0)
})

it.each([false, true])('opens again on the tab where it was only if it is kept: %s', async (keepMounted) => {
  function Host() {
    const [shown, setShown] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          优惠券
        </button>
        <CouponSheet {...base} open={shown} onOpenChange={setShown} keepMounted={keepMounted} />
      </>
    )
  }
  await render(<Host />)
  await tab(/^不可用/).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '优惠券' }).click()
  await expect.element(tab(keepMounted ? /^不可用/ : /^可用/)).toHaveAttribute('aria-selected', 'true')
})
