import { sandboxWorld, memoryStorage } from '@koo/page/testing'
import { cashQueryCoupons } from '@koo/api-client/calls'
import { replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  amount,
  closePopup,
  payments,
  borrow,
  consent,
  openReady,
  openHome,
  ready,
} from './testing/openHome.ts'

/** Opens the sheet for 12,000 yuan in twelve periods. */
async function openSheet(options: Parameters<typeof openReady>[0] = {}) {
  const memory = memoryStorage()
  const opened = await openReady({ host: { memory }, ...options }, { amount: '12000' })
  await page.getByTestId('coupon-row').click()
  await expect.element(page.getByTestId('coupon-list')).toBeVisible()
  return { ...opened, memory }
}

describe('coupons', () => {
  const raise = (name: RegExp) => page.getByRole('checkbox', { name })
  const right = (name: RegExp) => page.getByRole('radio', { name })

  it(
    'are by default the best rate coupon, the first member right and all raise coupons',
    { tags: ['couponRule.14'] },
    async () => {
      await openSheet()
      await expect.element(right(/长期息费6折券/)).toBeChecked()
      await expect.element(right(/息费8\.5折券/)).not.toBeChecked()
      await expect.element(right(/会员手续费5折/)).toBeChecked()
      await expect.element(raise(/^(?!.*老客).*提额券/)).toBeChecked()
      await expect.element(raise(/老客专享提额券/)).toBeChecked()
      await expect.element(right(/7天0息费体验/)).not.toBeChecked()
    },
  )

  it(
    'raise coupons are selected beside each other, each by its tap',
    { tags: ['couponUi.2', 'couponRule.17'] },
    async () => {
      await openSheet()
      const [one, other] = [raise(/^(?!.*老客).*提额券/), raise(/老客专享提额券/)]
      await one.click()
      await expect.element(one).not.toBeChecked()
      await expect.element(other).toBeChecked()
      await one.click()
      await expect.element(one).toBeChecked()
      await expect.element(other).toBeChecked()
    },
  )

  it(
    'a right replaces another of its section, and a second tap deselects it',
    { tags: ['couponUi.3', 'couponUi.5', 'couponRule.18'] },
    async () => {
      await openSheet()
      const [first, second, other] = [right(/会员手续费5折/), right(/会员利息9\.5折/), right(/7天0息费体验/)]
      await second.click()
      await expect.element(second).toBeChecked()
      await expect.element(first).not.toBeChecked()
      await other.click()
      await expect.element(other).toBeChecked()
      await expect.element(second).toBeChecked()
      await other.click()
      await expect.element(other).not.toBeChecked()
      await second.click()
      await expect.element(second).not.toBeChecked()
      await expect.element(first).not.toBeChecked()
    },
  )

  it(
    'a rate coupon replaces another, and the payments are calculated again',
    { tags: ['couponUi.4', 'couponRule.19'] },
    async () => {
      await openSheet()
      const before = payments()
      const done = page.getByTestId('coupon-done').element().textContent
      await right(/首期免息券/).click()
      await expect.element(right(/首期免息券/)).toBeChecked()
      await expect.element(right(/长期息费6折券/)).not.toBeChecked()
      await expect.poll(() => payments()).not.toEqual(before)
      expect(page.getByTestId('coupon-done').element().textContent).not.toBe(done)
    },
  )

  it(
    'without any the sheet says so, and ends by its button',
    { tags: ['couponUi.8', 'couponRule.43'] },
    async () => {
      const { gateway } = sandboxWorld()
      const grant = await cashQueryCoupons(gateway)
      await openReady(
        { faults: [replies('cash/queryCoupons', { ...grant, couponList: [] })] },
        { amount: '12000' },
      )
      await page.getByTestId('coupon-row').click()
      await expect.element(page.getByText('抱歉，暂无可用优惠券')).toBeVisible()
      await page.getByTestId('coupon-done').click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    },
  )

  it(
    'are selected in the sheet, kept in the tab, and passed to the next page',
    { tags: ['couponRule.20'] },
    async () => {
      const memory = memoryStorage()
      const { exits } = await openReady({ host: { memory } }, { amount: '12000' })
      await page.getByTestId('coupon-row').click()
      await expect.element(page.getByTestId('coupon-list')).toBeVisible()
      await page.getByRole('radio', { name: /8\.5.*息费8\.5折券/ }).click()
      await page.getByTestId('coupon-done').click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('8.5折')
      expect(memory.entries().chosenCoupon).toContain('CR2')
      await consent.click()
      await borrow.click()
      await expect
        .poll(() => exits.at(-1))
        .toEqual({
          name: 'next',
          query: { amount: '12000', period: '12', card: 'C1', coupons: 'CR2,CM1,CU1,CU2' },
        })
    },
  )

  it(
    'are all deselected by "no coupon", which survives a new visit',
    { tags: ['couponUi.6', 'couponRule.15'] },
    async () => {
      const memory = memoryStorage()
      const { view } = await openReady({ host: { memory } }, { amount: '12000' })
      await page.getByTestId('coupon-row').click()
      await page.getByText('不使用优惠券').click()
      await page.getByTestId('coupon-done').click()
      await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('张可用')
      await view.unmount()
      await openReady({ host: { memory } }, { amount: '12000' })
      await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('张可用')
    },
  )

  it(
    'that are not usable are listed with the reason',
    { tags: ['couponUi.1', 'couponRule.5', 'couponRule.34'] },
    async () => {
      await openReady({}, { amount: '12000' })
      await page.getByTestId('coupon-row').click()
      await page.getByRole('tab', { name: /不可用/ }).click()
      await expect.element(page.getByText('该券暂未生效', { exact: false }).first()).toBeVisible()
    },
  )

  it.each([
    ['old-customer', 0, ready],
    ['low-fee-chosen', 1, closePopup],
  ])(
    '%s: the notice about limited-time rights is only for customers with one',
    { tags: ['couponUi.7'] },
    async (persona, notices, begin) => {
      await openReady({ persona }, { amount: '12000' })
      await begin()
      await page.getByTestId('coupon-row').click()
      await expect.element(page.getByTestId('coupon-list')).toBeVisible()
      expect(page.getByText('优惠券不可与限时权益同时使用。').elements()).toHaveLength(notices)
    },
  )

  it('cannot be declined by customers who must use one', { tags: ['couponUi.6'] }, async () => {
    await openReady({ persona: 'must-use-coupon' }, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-list')).toBeVisible()
    await expect.element(page.getByText('不使用优惠券')).not.toBeInTheDocument()
  })

  it('that do not load leave a working page with a message', async () => {
    const { clock, world, exits } = await openHome(
      { faults: [{ match: 'cash/queryCoupons', fault: 'http=500' }] },
      { amount: '12000' },
    )
    await clock.advance(10_000)
    const notice = page.getByText('优惠暂时没有加载成功', { exact: false })
    await expect.element(notice).toBeVisible()
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('加载失败 · 重试')
    expect(payments()[0]).toMatch(/¥/)
    // Without a figure there is none that lacks them.
    await amount.fill('')
    await expect.element(notice).not.toBeInTheDocument()
    await amount.fill('12000')
    await expect.element(notice).toBeVisible()
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exits.at(-1))
      .toEqual({ name: 'next', query: expect.objectContaining({ coupons: undefined }) })
    world.sandbox.clearFaults()
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('−¥')
  })
})
