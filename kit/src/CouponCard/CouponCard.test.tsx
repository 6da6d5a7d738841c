import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { freeFirst, raise, rateCoupon, unavailableCoupons } from '../CouponSheet/samples.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { CouponCard, type CouponFace } from './index.ts'

describeConformance('CouponCard', {
  render: (props) => (
    <CouponCard
      coupon={rateCoupon}
      select="radio"
      name="coupon"
      checked
      onToggle={() => {}}
      defaultExpanded
      {...props}
    />
  ),
})

it('is a radio button named by figure and title, described by its conditions', async () => {
  const onToggle = vi.fn()
  await render(<CouponCard coupon={rateCoupon} select="radio" name="coupon" onToggle={onToggle} />)
  const radio = page.getByRole('radio', { name: '8.5 折 借款利率券' })
  await expect.element(radio).toHaveAccessibleDescription(/12期以上可用.*11月30日23:59到期.*本次省 ¥126.38/)
  await radio.click()
  expect(onToggle.mock.calls).toEqual([[true]])
})

it('can be selected by a tap anywhere on the card', async () => {
  const onToggle = vi.fn()
  const view = await render(
    <CouponCard coupon={rateCoupon} select="radio" name="coupon" onToggle={onToggle} />,
  )
  await userEvent.click(view.container.firstElementChild as Element, { position: { x: 20, y: 20 } })
  expect(onToggle.mock.calls).toEqual([[true]])
})

it('keeps a selected radio unless it is clearable', async () => {
  const onToggle = vi.fn()
  const view = await render(
    <CouponCard coupon={rateCoupon} select="radio" name="coupon" checked onToggle={onToggle} />,
  )
  await page.getByRole('radio').click()
  expect(onToggle).not.toHaveBeenCalled()
  await view.rerender(
    <CouponCard coupon={rateCoupon} select="radio" name="coupon" checked clearable onToggle={onToggle} />,
  )
  await page.getByRole('radio').click()
  expect(onToggle.mock.calls).toEqual([[false]])
})

it('is ticked and unticked as a checkbox', async () => {
  const onToggle = vi.fn()
  const view = await render(<CouponCard coupon={rateCoupon} select="checkbox" onToggle={onToggle} />)
  await page.getByRole('checkbox').click()
  await view.rerender(<CouponCard coupon={rateCoupon} select="checkbox" checked onToggle={onToggle} />)
  await page.getByRole('checkbox').click()
  expect(onToggle.mock.calls).toEqual([[true], [false]])
})

it('shows its rules without being selected', async () => {
  const onToggle = vi.fn()
  await render(<CouponCard coupon={rateCoupon} select="radio" name="coupon" onToggle={onToggle} />)
  const toggle = page.getByRole('button', { name: '使用规则' })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect.element(page.getByText('提前结清时，已抵扣的息费不退还')).toBeVisible()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(onToggle).not.toHaveBeenCalled()
})

it('cannot be selected when unavailable and says why', async () => {
  const coupon = unavailableCoupons[2]
  if (!coupon) throw new Error('no sample')
  const view = await render(<CouponCard coupon={coupon} select="none" />)
  expect(view.container.querySelector('input')).toBeNull()
  expect(view.container.textContent).toContain('不可用原因 该券暂未生效')
})

it('has its position in a list that is rendered in part', async () => {
  await render(
    <CouponCard coupon={rateCoupon} select="radio" name="c" position={{ index: 41, of: 10_000 }} />,
  )
  await expect.element(page.getByRole('radio')).toHaveAttribute('aria-posinset', '41')
  await expect.element(page.getByRole('radio')).toHaveAttribute('aria-setsize', '10000')
})

it('with an action at its end it is not a control', async () => {
  const view = await render(
    <CouponCard coupon={rateCoupon} select="none" action={<button type="button">去使用</button>} />,
  )
  await expect.element(page.getByRole('button', { name: '去使用' })).toBeVisible()
  expect(view.container.querySelector('input')).toBeNull()
})

it('has no position as a checkbox: only radio buttons are numbered', async () => {
  await render(<CouponCard coupon={raise} select="checkbox" position={{ index: 1, of: 2 }} />)
  await expect.element(page.getByRole('checkbox')).not.toHaveAttribute('aria-posinset')
  await expect.element(page.getByRole('checkbox')).not.toHaveAttribute('aria-setsize')
})

it('stays as its caller says when a tap changes nothing', async () => {
  const view = await render(<CouponCard coupon={rateCoupon} select="radio" name="coupon" />)
  await page.getByRole('radio').click()
  await expect.element(page.getByRole('radio')).not.toBeChecked()
  await view.rerender(<CouponCard coupon={rateCoupon} select="checkbox" checked />)
  await page.getByRole('checkbox').click()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
})

it('is sent with a form under its name, with its id as the value', async () => {
  const view = await render(
    <form>
      <CouponCard coupon={rateCoupon} select="radio" name="coupon" checked />
      <CouponCard coupon={freeFirst} select="radio" name="coupon" />
    </form>,
  )
  const form = view.container.querySelector('form')
  if (!form) throw new Error('no form')
  expect([...new FormData(form)]).toEqual([['coupon', 'rate-85']])
})

it.each([
  ['without a unit', { unit: undefined }, '8.5 借款利率券'],
  ['with a tag', { tag: '限时' }, '8.5 折 借款利率券 限时'],
  ['with a unit below', { figure: '首期', unit: '免息' }, '首期 免息 借款利率券'],
])('is named by all that it says, %s', async (_, change, name) => {
  await render(<CouponCard coupon={{ ...rateCoupon, ...change }} select="radio" name="coupon" />)
  await expect.element(page.getByRole('radio')).toHaveAccessibleName(name)
})

it('describes only what it knows', async () => {
  const bare: CouponFace = { id: 'bare', figure: '9', unit: '折', title: '利率券' }
  const view = await render(<CouponCard coupon={bare} select="radio" name="coupon" />)
  const radio = page.getByRole('radio')
  await expect.element(radio).toHaveAccessibleDescription('')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(view.container.querySelectorAll('p')).toHaveLength(0)
  await view.rerender(
    <CouponCard coupon={{ ...bare, lines: ['6期可用', '最多减0.01元'] }} select="radio" name="coupon" />,
  )
  await expect.element(radio).toHaveAccessibleDescription('6期可用 · 最多减0.01元')
  await view.rerender(
    <CouponCard coupon={{ ...bare, saving: '本次省 ¥0.01' }} select="radio" name="coupon" />,
  )
  await expect.element(radio).toHaveAccessibleDescription('本次省 ¥0.01')
})

it('promises no saving on a card that is only shown', async () => {
  const view = await render(<CouponCard coupon={rateCoupon} select="none" checked />)
  expect(view.container.textContent).not.toContain('本次省')
  expect(view.container.querySelector('label')).toBeNull()
  // The text of the figure is no label then, so that it names nothing.
  expect([...view.container.querySelectorAll('p')].map((text) => text.textContent)).toEqual([
    '8.5折',
    '借款利率券',
    '12期以上可用 · 最多减200元',
    '11月30日23:59到期',
  ])
})

it('starts with its rules shown when told so, and hides them again', async () => {
  await render(<CouponCard coupon={rateCoupon} select="none" defaultExpanded />)
  const toggle = page.getByRole('button', { name: '使用规则' })
  const list = page.getByRole('list').element()
  expect(toggle.element().getAttribute('aria-controls')).toBe(list.id)
  expect([...list.children].map((rule) => rule.textContent)).toEqual(rateCoupon.details)
  await toggle.click()
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
})

it('loses its rules with the coupon that had them', async () => {
  const view = await render(<CouponCard coupon={rateCoupon} select="none" defaultExpanded />)
  await expect.element(page.getByRole('list')).toBeVisible()
  await view.rerender(<CouponCard coupon={freeFirst} select="none" defaultExpanded />)
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('shows the same rule twice when the server sends it twice, and forgets it once', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const card = (...details: string[]) => (
    <CouponCard coupon={{ ...rateCoupon, details }} select="none" defaultExpanded />
  )
  const view = await render(card('限本人使用', '限本人使用', '不退还'))
  const rules = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((rule) => rule.textContent)
  expect(rules()).toEqual(['限本人使用', '限本人使用', '不退还'])
  await view.rerender(card('不退还', '限本人使用'))
  expect(rules()).toEqual(['不退还', '限本人使用'])
  expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
})

it('speaks English below an English provider', async () => {
  const view = await render(
    <LocaleProvider locale={en}>
      <CouponCard coupon={{ ...rateCoupon, reason: '12期以上可用' }} select="none" />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Terms of use' })).toBeVisible()
  expect(view.container.textContent).toContain('Why it cannot be used 12期以上可用')
})

it('leads to its rules where they are on a page of their own, also without rules of its own', async () => {
  const onDetails = vi.fn()
  await render(
    <CouponCard
      coupon={{ ...rateCoupon, details: [] }}
      select="none"
      onDetails={onDetails}
      defaultExpanded
    />,
  )
  await page.getByRole('button', { name: '使用规则' }).click()
  expect(onDetails).toHaveBeenCalledTimes(1)
  expect(page.getByRole('list').elements()).toEqual([])
})
