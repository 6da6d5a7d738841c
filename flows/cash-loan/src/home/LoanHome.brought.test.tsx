import { cashGetAmount, cashQueryCoupons } from '@koo/api-client/calls'
import type { Coupon as WireCoupon } from '@koo/api-client/types'
import { memoryStorage, replies, sandboxWorld } from '@koo/page/testing'
import { readCoupon } from '@koo/pricing'
import type { LoanSeed } from '@koo/steps/loan'
import { chooseForLoan, CHOSEN_COUPON_KEY, MAX_LIMIT_KEY } from '@koo/steps/coupons'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { amount, borrow, consent, openHome, openReady, ready } from './testing/openHome.ts'

const row = page.getByTestId('coupon-row')
const period = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count}期`) })
const rule = (min: number | null, max: number | null, periods: number[] = []) => [
  {
    ruleValue: JSON.stringify({
      loanPeriodsSet: periods,
      loanAmountLimitRange: { minAmount: min, maxAmount: max },
    }),
  },
]

/** Opens the loan page with a coupon that was chosen on another page; `changes` to what the server says of it. */
async function openWith(
  changes: Partial<WireCoupon>,
  { stored = {}, search = {} }: { stored?: Record<string, string>; search?: LoanSeed } = {},
) {
  const { gateway } = sandboxWorld()
  const [grant, config] = await Promise.all([cashQueryCoupons(gateway), cashGetAmount(gateway)])
  const couponList = grant.couponList.map((each) =>
    each.couponId === 'CR2' ? { ...each, ...changes } : each,
  )
  const memory = memoryStorage(stored)
  for (const each of couponList) if (each.couponId === 'CR2') chooseForLoan(memory, readCoupon(each))
  const faults = [
    replies('cash/queryCoupons', { ...grant, couponList }),
    replies('cash/getAmount', { ...config, amount: '30000.00' }),
  ]
  return { ...(await openReady({ host: { memory }, faults }, search)), memory }
}

/** The selection that the page goes on with. */
async function borrowed(exits: readonly { name: string; query?: unknown }[]) {
  await consent.click()
  await borrow.click()
  await expect.poll(() => exits.at(-1)?.name).toBe('next')
  return exits.at(-1)?.query
}

describe('a coupon that was chosen on another page', () => {
  it('caps the proposed amount at its own most, and is applied', { tags: ['couponRule.36'] }, async () => {
    const { exits, memory } = await openWith({ ruleList: rule(1000, 8000) })
    await expect.element(amount).toHaveValue('8,000')
    await expect.element(row).toMatchTextContent('推荐')
    await expect.element(row).toMatchTextContent('−¥')
    expect(await borrowed(exits)).toMatchObject({ amount: '8000', coupons: expect.stringMatching(/^CR2/) })
    expect(JSON.parse(memory.getItem(CHOSEN_COUPON_KEY) ?? '')).not.toHaveProperty('brought')
  })

  it.each([
    ['is above 0', '3000.00', '3,000'],
    ['is larger than the most of the coupon', '9000', '8,000'],
    ['is 0', '0', '8,000'],
    ['is negative', '-3000', '8,000'],
    ['is no number', '三千', '8,000'],
    ['is empty', '', '8,000'],
  ])(
    'is capped at the stored maximum when that counts: one that %s',
    { tags: ['couponRule.36'] },
    async (_what, stored, shown) => {
      await openWith({ ruleList: rule(1000, 8000) }, { stored: { [MAX_LIMIT_KEY]: stored } })
      await expect.element(amount).toHaveValue(shown)
    },
  )

  it(
    'changes a period that it does not allow to the first one that it allows',
    { tags: ['couponRule.37', 'couponRule.21'] },
    async () => {
      const { exits } = await openWith({ ruleList: rule(null, null, [6, 9]) })
      await expect.element(period(6)).toBeChecked()
      // It is not the period that the server recommends.
      await expect.element(row).not.toMatchTextContent('推荐')
      await period(12).click()
      await expect.element(row).not.toMatchTextContent('推荐')
      await period(6).click()
      expect(await borrowed(exits)).toMatchObject({ period: '6', coupons: expect.stringMatching(/^CR2/) })
    },
  )

  it.each([
    ['the amount is below its least', { ruleList: rule(200_000, null) }, '借款200000元及以上可用'],
    ['no period is offered that it allows', { ruleList: rule(null, null, [48]) }, '仅48期可用'],
    ['it is for another product', { productIds: ['W2'] }, '仅新客可用'],
    ['it was used meanwhile', { statusId: 2 }, '该券已使用'],
    ['its most is below the least loan', { ruleList: rule(null, 300) }, '借款300元及以下可用'],
    ['its rule cannot be read', { ruleList: [{ ruleValue: '{' }] }, '不符合使用条件'],
  ])(
    'is not applied when %s: amount and period stay, and the reason is told',
    { tags: ['couponRule.35', 'couponRule.38'] },
    async (_what, changes, reason) => {
      const { exits } = await openWith(changes)
      await expect.element(page.getByText(`所选优惠券暂不可用：${reason}`)).toBeVisible()
      await expect.element(amount).toHaveValue('30,000')
      await expect.element(period(12)).toBeChecked()
      expect(await borrowed(exits)).toMatchObject({ coupons: expect.not.stringContaining('CR2') })
    },
  )

  it('says so when it lowers what the customer had typed, and only once', async () => {
    const { memory, view, host } = await openWith(
      { ruleList: rule(1000, 8000) },
      { search: { amount: '12000' } },
    )
    await expect.element(page.getByText('已按所选优惠券调整借款金额和期数')).toBeVisible()
    await amount.fill('20000')
    await view.unmount()
    await openReady({ host: { ...host, memory } })
    await expect.element(amount).toHaveValue('20,000')
  })

  it('has its period although nothing is proposed or typed', async () => {
    const grant = await cashQueryCoupons(sandboxWorld().gateway)
    const memory = memoryStorage()
    // For 3 and 6 periods.
    for (const each of grant.couponList) if (each.couponId === 'CX7') chooseForLoan(memory, readCoupon(each))
    await openReady({ host: { memory } })
    await expect.element(amount).toHaveValue('')
    await expect.element(period(3)).toBeChecked()
    await amount.fill('12000')
    await expect.element(row).toMatchTextContent('−¥')
  })

  it('that does not load changes nothing, and is not forgotten', async () => {
    const grant = await cashQueryCoupons(sandboxWorld().gateway)
    const memory = memoryStorage()
    for (const each of grant.couponList) if (each.couponId === 'CX7') chooseForLoan(memory, readCoupon(each))
    const faults = [{ match: 'cash/queryCoupons', fault: 'http=500' as const }]
    const { clock } = await openHome({ host: { memory }, faults }, { amount: '12000' })
    await clock.advance(10_000)
    await ready()
    await expect.element(amount).toHaveValue('12,000')
    await expect.element(period(12)).toBeChecked()
    expect(JSON.parse(memory.getItem(CHOSEN_COUPON_KEY) ?? '')).toHaveProperty('brought', true)
  })

  it('what is selected on the page itself changes neither amount nor period', async () => {
    const memory = memoryStorage({
      [CHOSEN_COUPON_KEY]: JSON.stringify({ rate: { id: 'CR2', version: 'x' } }),
    })
    await openReady({ host: { memory } }, { amount: '12000', period: '12' })
    await expect.element(amount).toHaveValue('12,000')
  })
})
