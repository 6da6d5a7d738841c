import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { CouponRow, couponRowStates } from './index.ts'

describeConformance('CouponRow', {
  render: (props) => (
    <CouponRow state="chosen" text="−¥126.38" tags={['8.5折']} onClick={() => {}} {...props} />
  ),
})

it.each([
  [{ state: 'chosen', text: '−¥126.38' }, '优惠券−¥126.38'],
  [{ state: 'unused', count: 3 }, '优惠券3张可用'],
  [{ state: 'unused' }, '优惠券不使用优惠'],
  [{ state: 'none' }, '优惠券暂无可用'],
  [{ state: 'rights', text: '限时低息权益使用中' }, '优惠券限时低息权益使用中'],
  [{ state: 'busy' }, '优惠券'],
] as const)('reads %j as %s', async (props, text) => {
  await render(<CouponRow {...props} data-testid="coupon-row" onClick={() => {}} />)
  await expect.element(page.getByTestId('coupon-row')).toMatchTextContent(text)
})

it('opens the coupons in every state and keeps its height', async () => {
  const onClick = vi.fn()
  const view = await render(<CouponRow state="chosen" onClick={onClick} />)
  const heights = new Set<number>()
  for (const state of couponRowStates) {
    await view.rerender(<CouponRow state={state} onClick={onClick} />)
    const row = page.getByRole('button')
    heights.add(row.element().getBoundingClientRect().height)
    await row.click()
  }
  expect(onClick).toHaveBeenCalledTimes(couponRowStates.length)
  expect(heights.size).toBe(1)
})

it('says that a dialog opens, and that coupons are loading', async () => {
  const view = await render(<CouponRow state="busy" onClick={() => {}} />)
  const row = page.getByRole('button')
  await expect.element(row).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(row).toHaveAttribute('aria-busy', 'true')
  await view.rerender(<CouponRow state="none" onClick={() => {}} />)
  await expect.element(row).not.toHaveAttribute('aria-busy')
})

it('shows the tags before the text', async () => {
  await render(<CouponRow state="chosen" text="−¥126.38" tags={['8.5折', '会员专享']} onClick={() => {}} />)
  await expect.element(page.getByRole('button')).toMatchTextContent('优惠券8.5折会员专享−¥126.38')
})
