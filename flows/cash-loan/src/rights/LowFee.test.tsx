import { percentText } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  amount,
  borrow,
  closePopup,
  consent,
  openHome,
  openReady,
  payments,
} from '../home/testing/openHome.ts'
import { agreesWithLender } from './testing/agrees.ts'

const control = page.getByRole('switch', { name: /限时降费/ })
const couponRow = page.getByTestId('coupon-row')
const notice = page.getByText('优惠券不可与限时权益同时使用。')
const rate = page.getByRole('button', { name: /^还款计划/ })

const offered = { persona: 'low-fee' }
const chosen = { persona: 'low-fee-chosen' }
const LOAN = { amount: '12000' }

describe('the low-fee right', () => {
  it('can be switched on and off; every figure is the lender’s', { tags: ['lowFee.1'] }, async () => {
    const { world, calls } = await openReady(offered, LOAN)
    await expect.element(control).not.toBeChecked()
    await expect.element(control).toHaveAccessibleDescription(/2万元以内，年利率由19\.56%降至16\.20%/)
    const before = payments()

    await control.click()
    await expect.element(control).toBeChecked()
    await expect.poll(payments).not.toEqual(before)
    const terms = await agreesWithLender(world, '12000')
    expect(terms.every(({ couponAmount }) => Number(couponAmount ?? 0) === 0)).toBe(true)
    const year = terms.find(({ period }) => period === 12)
    await expect.element(rate).toMatchTextContent(`年利率（单利）${percentText(year!.afterApr)}`)

    await control.click()
    await expect.element(control).not.toBeChecked()
    await expect.poll(payments).toEqual(before)
    expect(calls('cash/chooseReduceFee').map(({ request }) => request)).toEqual([
      { choice: true, interestCode: 'LOWFEE24', changeType: 1 },
      { choice: false, interestCode: 'LOWFEE24', changeType: 1 },
    ])
  })

  it(
    'clears the coupons and says so; the notice is there only then',
    { tags: ['couponRule.16'] },
    async () => {
      const { exits } = await openReady(offered, LOAN)
      await expect.element(couponRow).toMatchTextContent('−¥')
      await couponRow.click()
      await expect.element(page.getByTestId('coupon-list')).toBeVisible()
      expect(notice.elements()).toHaveLength(0)
      await page.getByTestId('coupon-done').click()

      await control.click()
      await expect.element(couponRow).toMatchTextContent('已享限时权益')
      await couponRow.click()
      await expect.element(notice).toBeVisible()
      await page.getByTestId('coupon-done').click()
      await consent.click()
      await borrow.click()
      await expect
        .poll(() => exits.at(-1))
        .toEqual({ name: 'next', query: expect.objectContaining({ amount: '12000', coupons: undefined }) })
    },
  )

  it('a coupon takes the place of the right', { tags: ['couponRule.16'] }, async () => {
    const { calls, world } = await openReady(chosen, LOAN)
    await expect.element(control).toBeChecked()
    await closePopup()
    await couponRow.click()
    await page.getByRole('radio', { name: /8\.5.*息费8\.5折券/ }).click()
    await expect.element(notice).not.toBeInTheDocument()
    await page.getByTestId('coupon-done').click()
    await expect.element(control).not.toBeChecked()
    await expect.element(couponRow).toMatchTextContent('8.5折')
    expect(calls('cash/chooseReduceFee').map(({ request }) => request)).toMatchObject([{ choice: false }])
    await agreesWithLender(world, '12000', 'CR2')
  })

  it('stays when the server refuses to switch it off for a coupon', async () => {
    const { world } = await openReady(chosen, LOAN)
    await expect.element(control).toBeChecked()
    await closePopup()
    const before = payments()
    world.sandbox.addFaults('default', { match: 'cash/chooseReduceFee', fault: 'result=42020' })
    await couponRow.click()
    await page.getByRole('radio', { name: /8\.5.*息费8\.5折券/ }).click()
    await expect.element(page.getByText('系统异常', { exact: false })).toBeVisible()
    await page.getByTestId('coupon-done').click()
    await expect.element(control).toBeChecked()
    expect(payments()).toEqual(before)
  })

  it('selected before: no other figure is shown before its rate is known', async () => {
    const { clock, world } = await openHome(
      { ...chosen, faults: [{ match: 'cash/queryReduceFee', fault: 'latency=4000' }] },
      LOAN,
    )
    await expect.element(couponRow).toBeVisible()
    await clock.advance(2_000)
    expect(payments().join('')).not.toContain('¥')
    await expect.element(borrow).toBeDisabled()
    await clock.advance(3_000)
    await agreesWithLender(world, '12000')
  })

  it('selected before and not known: the ordinary price is shown, and the loan can be borrowed', async () => {
    const { clock } = await openHome(
      { ...chosen, faults: [{ match: 'cash/queryReduceFee', fault: 'http=500' }] },
      LOAN,
    )
    await clock.advance(30_000)
    await expect.poll(() => payments()[0]).toMatch(/¥/)
    await expect.element(borrow).toBeEnabled()
    expect(control.elements()).toHaveLength(0)
  })

  it('is never dearer: above its amount the coupons count as before', async () => {
    const { world } = await openReady(chosen, LOAN)
    await closePopup()
    await expect.element(couponRow).toMatchTextContent('已享限时权益')
    await amount.fill('20001')
    await expect.element(couponRow).toMatchTextContent('−¥')
    await expect.element(control).toHaveAccessibleDescription(/当前金额超过2万元，按原费率计算/)
    await amount.fill('20000')
    await agreesWithLender(world, '20000')
  })

  it('ends at its time: the price is the ordinary one, and it cannot be switched on again', async () => {
    const { clock } = await openReady(chosen, LOAN)
    await expect.element(control).toBeChecked()
    const before = payments()
    await clock.advance(21 * 3_600_000)
    await expect.element(page.getByText('已过期')).toBeVisible()
    await expect.element(control).toBeDisabled()
    await expect.poll(payments).not.toEqual(before)
    await expect.element(couponRow).toMatchTextContent('−¥')
  })

  it.each([
    ['692,519 hours', '2105-11-30 23:59:59', /年利率由19\.56%降至16\.20%，有效期至2105年11月30日$/],
    ['the last day that a clock knows', '9999-12-31 23:59:59', /，有效期至9999年12月31日$/],
  ])('that ends after %s says the day, and counts nothing down', async (_, expireTime, note) => {
    const right = {
      canClkConfirmBtn: true,
      hasChooseReduceFee: false,
      currentIrr: 0.1956,
      lowInterestLimitIrr: 0.162,
      currentTime: 0,
      expireTime,
    }
    const reply = { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: right } } as const
    await openReady({ faults: [{ match: 'cash/queryReduceFee', fault: reply }] }, LOAN)
    await expect.element(control).toHaveAccessibleDescription(note)
    expect(page.getByRole('timer').elements()).toHaveLength(0)
  })

  it.each([
    ['used', { canClkConfirmBtn: false, hasChooseReduceFee: false, lastChoice: true }],
    ['not cheaper', { canClkConfirmBtn: true, hasChooseReduceFee: false, lowInterestLimitIrr: 0.2 }],
  ])('is not offered when it was %s', { tags: ['lowFee.6'] }, async (_, state) => {
    const right = { currentIrr: 0.1956, lowInterestLimitIrr: 0.162, currentTime: 0, ...state }
    const { calls } = await openReady(
      {
        faults: [
          {
            match: 'cash/queryReduceFee',
            fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: right } },
          },
        ],
      },
      LOAN,
    )
    await expect.poll(() => calls('cash/queryReduceFee')).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: /7天0息费体验/ })).toBeVisible()
    expect(control.elements()).toHaveLength(0)
  })
})
