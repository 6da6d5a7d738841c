import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { rateCoupon, unavailableCoupons } from '../CouponSheet/samples.ts'
import { CouponCard } from './index.ts'

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
  await expect.element(radio).toHaveAccessibleDescription(/12期以上可用.*11月30日 23:59 到期.*本次省 ¥126.38/)
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
