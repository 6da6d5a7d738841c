import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { CouponSheet, type CouponSheetProps } from './index.ts'
import { everySection, manyCoupons, unavailableCoupons } from './samples.ts'

const base = {
  sections: everySection,
  unavailable: unavailableCoupons,
  selected: ['rate-85'],
  onToggle: () => {},
  doneText: '完成，省 ¥126.38',
  onDone: () => {},
  onOpenChange: () => {},
}

describeOverlay('CouponSheet', {
  name: '优惠与权益',
  render: (props) => <CouponSheet {...base} none={{ selected: false, onSelect: () => {} }} {...props} />,
})

const open = async (props: Partial<CouponSheetProps> = {}) => {
  const view = await render(<CouponSheet open {...base} {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return view
}

it(
  'counts the coupons of both tabs and shows unavailable ones on demand',
  { tags: ['couponUi.1'] },
  async () => {
    await open()
    await expect.element(page.getByRole('tab', { name: '可用 7' })).toHaveAttribute('aria-selected', 'true')
    // `display: grid` of a panel must not show the hidden panel of the other tab.
    const panels = [...document.querySelectorAll('[role="tabpanel"]')]
    expect(panels.map((panel) => panel.checkVisibility())).toEqual([true, false])
    await page.getByRole('tab', { name: '不可用 3' }).click()
    await expect.element(page.getByText(/该券暂未生效/)).toBeVisible()
    expect(document.querySelectorAll('input')).toHaveLength(0)
  },
)

it('groups them: checkboxes for raises, radios for the others', async () => {
  await open()
  await expect.element(page.getByRole('group', { name: '提额券可多选' })).toBeVisible()
  for (const name of ['会员权益单选', '利率折扣单选', '其他权益单选']) {
    await expect.element(page.getByRole('radiogroup', { name })).toBeVisible()
  }
  await expect.element(page.getByRole('heading', { name: '利率折扣单选' })).toBeVisible()
  const rate = page.getByRole('radiogroup', { name: '利率折扣单选' })
  const names = new Set(
    rate
      .getByRole('radio')
      .elements()
      .map((radio) => (radio as HTMLInputElement).name),
  )
  expect(names.size).toBe(1)
})

it('leaves out sections without coupons', async () => {
  await open({ sections: [{ id: 'raise', coupons: [] }, ...everySection.slice(2, 3)] })
  await expect.element(page.getByRole('tab', { name: '可用 3' })).toBeVisible()
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(1)
})

it('reports each change with its section', async () => {
  const onToggle = vi.fn()
  await open({ onToggle, selected: ['rate-85', 'raise-2', 'member-5000'] })
  await page.getByRole('checkbox', { name: /双十一临时提额券/ }).click()
  await page.getByRole('checkbox', { name: /资料完善提额券/ }).click()
  await page.getByRole('radio', { name: /新客首期免息/ }).click()
  // A rate coupon is only replaced; a right can be deselected.
  await page.getByRole('radio', { name: /8.5 折 借款利率券/ }).click()
  await page.getByRole('radio', { name: /会员专享提额/ }).click()
  expect(onToggle.mock.calls).toEqual([
    ['raise-2', 'raise', false],
    ['raise-3', 'raise', true],
    ['first-free', 'rate', true],
    ['member-5000', 'member', false],
  ])
})

it('has the option "no coupon" unless it is hidden', { tags: ['couponUi.6'] }, async () => {
  const onSelect = vi.fn()
  const view = await open({ none: { selected: false, onSelect } })
  await page.getByRole('radio', { name: '不使用优惠券' }).click()
  expect(onSelect).toHaveBeenCalledTimes(1)
  await view.rerender(<CouponSheet open {...base} />)
  await expect.element(page.getByRole('radio', { name: '不使用优惠券' })).not.toBeInTheDocument()
})

it(
  'shows a notice, that there are none, and a busy state',
  { tags: ['couponUi.7', 'couponUi.8', 'couponRule.43'] },
  async () => {
    const view = await open({ notice: '优惠券不可与限时权益同享' })
    await expect.element(page.getByText('优惠券不可与限时权益同享')).toBeVisible()
    await view.rerender(
      <CouponSheet
        open
        {...base}
        sections={[]}
        unavailable={[]}
        none={{ selected: true, onSelect: () => {} }}
      />,
    )
    await expect.element(page.getByText('抱歉，暂无可用优惠券')).toBeVisible()
    await expect.element(page.getByTestId('coupon-done')).toBeVisible()
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    await view.rerender(<CouponSheet open {...base} busy />)
    await expect.element(page.getByRole('tab', { name: '可用', exact: true })).toBeVisible()
    await expect.element(page.getByText('借款利率券')).not.toBeInTheDocument()
  },
)

it('ends by its button and leaves closing to the caller', { tags: ['couponUi.8'] }, async () => {
  const onDone = vi.fn()
  const onOpenChange = vi.fn()
  await open({ onDone, onOpenChange })
  await expect.element(page.getByTestId('coupon-list')).toBeVisible()
  await page.getByTestId('coupon-done').click()
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('has the same sheet height on both tabs', async () => {
  await open({ sections: everySection.slice(1, 2) })
  const height = () => page.getByRole('dialog').element().getBoundingClientRect().height
  const before = height()
  await page.getByRole('tab', { name: /不可用/ }).click()
  await expect.element(page.getByText(/该券暂未生效/)).toBeVisible()
  expect(height()).toBe(before)
})

/** Whether cards fill the lower half of the list, below tabs and headings, without gaps. */
function isFilled(list: Element): boolean {
  const { left, width, top, height, bottom } = list.getBoundingClientRect()
  const gap = 30
  for (let y = top + height / 2; y < bottom - gap; y += gap) {
    const hits = [y, y + gap / 2].map((at) => document.elementFromPoint(left + width / 2, at))
    if (!hits.some((hit) => hit?.closest('[role="radiogroup"]') && hit.closest('div:has(> * > input)')))
      return false
  }
  return true
}

it('renders ten thousand coupons with few nodes, at every scroll position', async () => {
  await open({ sections: manyCoupons(10_000), selected: ['rate-0'] })
  const list = page.getByTestId('coupon-list').element()
  const nodes = () => document.querySelectorAll('*').length
  await expect.element(page.getByRole('tab', { name: '可用 10000' })).toBeVisible()
  expect(nodes()).toBeLessThan(3000)
  for (const place of [0.3, 0.9, 1, 0.5]) {
    list.scrollTop = list.scrollHeight * place
    await expect.poll(() => isFilled(list)).toBe(true)
    expect(nodes()).toBeLessThan(3000)
  }
  list.scrollTop = list.scrollHeight
  await expect.element(page.getByRole('radio', { name: /借款利率券 10000$/ })).toBeInTheDocument()
})

it('renders a long section below another one from its first card', async () => {
  const raises = manyCoupons(30).flatMap(({ coupons }) =>
    coupons.map((coupon) => ({ ...coupon, id: `raise-${coupon.id}` })),
  )
  await open({ sections: [{ id: 'raise', coupons: raises }, ...manyCoupons(200)], selected: [] })
  const list = page.getByTestId('coupon-list').element()
  await expect.element(page.getByRole('tab', { name: '可用 230' })).toBeVisible()
  const heading = page.getByRole('heading', { name: '利率折扣单选' }).element()
  list.scrollTop += heading.getBoundingClientRect().top - list.getBoundingClientRect().top - 60
  await expect.poll(() => isFilled(list)).toBe(true)
  await expect.element(page.getByRole('radio', { name: /借款利率券 1$/ })).toBeInViewport()
})

it('keeps its scroll position when cards of other heights leave and return', async () => {
  await open({ sections: manyCoupons(200), selected: [] })
  const list = page.getByTestId('coupon-list').element()
  await page.getByRole('button', { name: '使用规则' }).first().click()
  const height = list.scrollHeight
  list.scrollTop = height
  await expect.element(page.getByRole('radio', { name: /借款利率券 200$/ })).toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: /借款利率券 1$/ })).not.toBeInTheDocument()
  list.scrollTop = 0
  await expect.element(page.getByRole('radio', { name: /借款利率券 1$/ })).toBeInTheDocument()
  expect(list.scrollTop).toBe(0)
})

it('speaks English below an English provider, and takes a title of its own', async () => {
  const english = (props: Partial<CouponSheetProps>) => (
    <LocaleProvider locale={en}>
      <CouponSheet open {...base} none={{ selected: false, onSelect: () => {} }} {...props} />
    </LocaleProvider>
  )
  const view = await render(english({}))
  await expect.element(page.getByRole('dialog', { name: 'Coupons and benefits' })).toBeVisible()
  await expect.element(page.getByRole('tablist', { name: 'List of coupons' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Limit raises\s*choose several$/ })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Use no coupon' })).toBeVisible()
  await view.rerender(english({ sections: [], title: 'Benefits of this loan' }))
  await expect.element(page.getByRole('dialog', { name: 'Benefits of this loan' })).toBeVisible()
  await expect.element(page.getByText('Sorry, no coupon for this loan now')).toBeVisible()
})

it('fits the narrowest screen with its longest coupon', async () => {
  await page.viewport(320, 568)
  await open({ selected: ['long'], doneText: '完成，省 ¥99,999,999.99' })
  const list = page.getByTestId('coupon-list').element()
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
