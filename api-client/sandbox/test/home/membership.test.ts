import { describe, expect, it } from 'vitest'
import { type Person, serial } from '../client.ts'
import { addMonths } from '../../src/lender/home/days.ts'
import { cashier, customer, DAY, later, pay } from './shop.ts'

const open = (person: Person, k: number, planId: string, callBackUrl?: string) =>
  person.call('member/open', { serialNumber: serial(k), planId, ...(callBackUrl && { callBackUrl }) })

/** Names and states of the coupons that a membership gave. */
async function rights(person: Person): Promise<Array<[string, unknown, unknown]>> {
  const { couponList } = await person.call('cash/queryCoupons', {})
  return couponList
    .filter((coupon) => coupon.batchNo?.startsWith('G-') === true)
    .map((coupon) => [coupon.name, coupon.category, coupon.endDate])
}

describe('the paid membership', () => {
  it('has plans and no dates for whoever never was a member', async () => {
    const person = await customer('old-customer')
    const info = await person.call('member/queryInfo', {})
    expect(info).toMatchObject({
      status: 0,
      cardName: null,
      startDate: null,
      endDate: null,
      savedAmount: '0.00',
    })
    expect(info.planList).toContainEqual({
      planId: 'quarter',
      name: '会员季卡',
      price: '68.00',
      originalPrice: '90.00',
      months: 3,
    })
    expect((await person.call('member/queryBenefits', {})).map((benefit) => benefit.status)).toEqual([
      0, 0, 0, 0, 0,
    ])
    expect(await person.call('member/queryRenewList', {})).toEqual([])
    expect(await person.call('member/queryAutoRenewConfig', {})).toEqual({
      enabled: false,
      planId: null,
      price: null,
      nextDate: null,
    })
  })

  it('begins with the payment and gives rights that make a loan cheaper', async () => {
    const person = await customer('new-customer')
    const { orderNum, url } = await open(person, 1, 'month')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 0 })
    expect((await cashier(person, url))[1]).toContain('25.00')
    expect(await pay(person, url)).toContain(`/pages/credit/membership/result?orderNum=${orderNum}`)
    expect(await person.call('virtual/queryPayResult', { orderNum })).toMatchObject({
      status: 'delivered',
      statusText: '会员已开通',
    })
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      status: 1,
      cardName: '会员月卡',
      startDate: '2026-11-20',
      endDate: '2026-12-20',
    })
    const given = await rights(person)
    expect(given.map(([name]) => name).sort()).toEqual(['会员手续费5折', '充值立减5元券'].sort())
    expect((await person.call('member/queryBenefits', {})).map((benefit) => benefit.status)).toEqual([
      1, 1, 1, 0, 0,
    ])
    expect((await person.call('message/queryList', { type: 'membership' }))[0]).toMatchObject({
      title: '会员开通成功',
    })

    const { couponList } = await person.call('cash/queryCoupons', {})
    const right = couponList.find((coupon) => coupon.name === '会员手续费5折')?.couponId ?? ''
    await person.call('cash/publishV2', await person.readyToPublish(serial(2), { couponIds: [right] }))
    expect((await person.call('member/queryBenefits', {}))[0]).toMatchObject({ code: 'fee', status: 2 })
    expect(Number((await person.call('member/queryInfo', {})).savedAmount)).toBeGreaterThan(0)
  })

  it('begins when a bank that took its time has paid, and not when it refused', async () => {
    const person = await customer('old-customer')
    await pay(person, (await open(person, 1, 'month')).url, 'failed')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 0 })
    await pay(person, (await open(person, 2, 'month', 'https://shop.example/')).url, 'processing')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 0 })
    await person.admin('POST', 'clock', { advanceMs: 30_000 })
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 1 })
  })

  it('is one order for one serial number; a newer one takes the place of one that waits', async () => {
    const person = await customer('old-customer')
    const first = await open(person, 1, 'month')
    expect(await open(person, 1, 'month')).toEqual(first)
    const second = await open(person, 2, 'quarter')
    expect((await cashier(person, first.url))[0]).toBe(410)
    await pay(person, second.url)
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      cardName: '会员季卡',
      endDate: '2027-02-20',
    })
  })

  it('bought again goes on from its end, as a renewal', async () => {
    const person = await customer('member-ended')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 2, cardName: '会员月卡' })
    await pay(person, (await open(person, 1, 'month')).url)
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      status: 1,
      startDate: '2026-11-20',
      endDate: '2026-12-20',
    })
    expect(await person.call('member/queryRenewList', {}), 'a new beginning').toEqual([])
    await pay(person, (await open(person, 2, 'quarter')).url)
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      status: 1,
      startDate: '2026-11-20',
      endDate: '2027-03-20',
    })
    expect(await person.call('member/queryRenewList', {})).toMatchObject([
      { planName: '会员季卡', amount: '68.00', status: 'success' },
    ])
    await later(person, 121 * DAY, 'member-ended')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 2, endDate: '2027-03-20' })
  })

  it('gives its benefits anew every month, and those of months gone by not any more', async () => {
    const person = await customer('old-customer')
    await pay(person, (await open(person, 1, 'quarter')).url)
    expect(await rights(person)).toHaveLength(2)
    await later(person, 35 * DAY)
    await person.call('member/queryInfo', {})
    expect(await rights(person)).toHaveLength(4)
    const fresh = await customer('old-customer')
    await pay(fresh, (await open(fresh, 1, 'quarter')).url)
    await later(fresh, 70 * DAY)
    await fresh.call('member/queryInfo', {})
    const ends = (await rights(fresh)).map(([, , end]) => String(end)).sort((a, b) => a.localeCompare(b))
    expect(ends).toEqual(['2026-12-20', '2026-12-20', '2027-02-20', '2027-02-20'])
  })

  it('that pays monthly renews itself until the bank refuses', async () => {
    const person = await customer('member')
    expect(await person.call('member/queryAutoRenewConfig', {})).toEqual({
      enabled: true,
      planId: 'month-auto',
      price: '15.00',
      nextDate: '2026-12-11',
    })
    await later(person, 55 * DAY, 'member')
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      status: 1,
      startDate: '2026-11-10',
      endDate: '2027-02-10',
    })
    expect(await person.call('member/queryRenewList', {})).toMatchObject([
      { time: '2027-01-11 00:00:00', amount: '15.00', status: 'success' },
      { time: '2026-12-11 00:00:00', amount: '15.00', status: 'success' },
    ])
    expect(await person.call('message/queryList', { type: 'membership' })).toMatchObject([
      { title: '会员续费成功' },
      { title: '会员续费成功' },
    ])

    const failing = await customer('member-renew-fails')
    expect(await failing.call('member/queryInfo', {})).toMatchObject({ status: 1 })
    await later(failing, 10 * DAY, 'member-renew-fails')
    expect(await failing.call('member/queryInfo', {})).toMatchObject({ status: 2 })
    expect(await failing.call('member/queryRenewList', {})).toMatchObject([{ status: 'failed' }])
    expect(await failing.call('member/queryAutoRenewConfig', {})).toMatchObject({ enabled: false })
    expect((await failing.call('message/queryList', { type: 'membership' }))[0]).toMatchObject({
      title: '会员续费失败',
    })
  })

  it('catches up with years of renewals at once and keeps the newest', async () => {
    const person = await customer('member')
    await later(person, 3000 * DAY, 'member')
    expect((await person.call('member/queryRenewList', {})).length).toBeLessThanOrEqual(24)
  })

  it('is upgraded for the difference, at once, and gives limit and rights of the higher level', async () => {
    const person = await customer('member')
    const before = await person.call('cash/getAmount', {})
    const { url } = await person.call('member/upgrade', { serialNumber: serial(1), planId: 'super-month' })
    // 21 of 31 days are left of 15.00 yuan, today included: 45.00 - 10.16.
    expect((await cashier(person, url))[1]).toContain('34.84')
    await pay(person, url)
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      status: 1,
      cardName: '超级会员月卡',
      endDate: '2026-12-20',
    })
    expect(await person.call('cash/getAmount', {})).toMatchObject({
      canUseLoanAmount: Number(before.canUseLoanAmount) + 2000,
    })
    expect((await rights(person)).map(([name]) => name)).toContain('会员利息8折')
    expect((await person.call('member/queryBenefits', {})).map((benefit) => benefit.status)).toEqual([
      1, 1, 1, 1, 1,
    ])
    expect(await person.call('member/queryAutoRenewConfig', {}), 'the cheaper plan is over').toMatchObject({
      enabled: false,
    })
    expect(await person.call('member/queryRenewList', {})).toEqual([])
    await later(person, 31 * DAY, 'member')
    expect(await person.call('cash/getAmount', {}), 'the limit ends with it').toMatchObject({
      canUseLoanAmount: Number(before.canUseLoanAmount) - 5000,
    })
  })

  it('is upgraded in place of what was to come, which stays in the list', async () => {
    const person = await customer('old-customer')
    await pay(person, (await open(person, 1, 'month')).url)
    await pay(person, (await open(person, 2, 'month')).url)
    const { url } = await person.call('member/upgrade', { serialNumber: serial(3), planId: 'super-year' })
    await pay(person, url)
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      cardName: '超级会员年卡',
      startDate: '2026-11-20',
      endDate: '2027-11-20',
    })
    expect(await person.call('member/queryRenewList', {})).toMatchObject([{ planName: '会员月卡' }])
    await later(person, 370 * DAY)
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 2 })
  })

  it('is upgraded for a cent when more than the price is left', async () => {
    const person = await customer('old-customer')
    await pay(person, (await open(person, 1, 'year')).url)
    const { orderNum } = await person.call('member/upgrade', {
      serialNumber: serial(2),
      planId: 'super-month',
    })
    expect(await person.call('virtual/queryPayResult', { orderNum })).toMatchObject({ amount: '0.01' })
  })

  it('refuses what does not fit the level', async () => {
    const refusal = async (path: 'member/open' | 'member/upgrade', persona: string, planId: string) =>
      (await customer(persona)).refusal(path, { serialNumber: serial(1), planId })
    expect(await refusal('member/open', 'super-member', 'month')).toEqual([
      42163,
      '您已是超级会员，请续费超级会员',
    ])
    expect(await refusal('member/open', 'member', 'super-month')).toEqual([
      42163,
      '您已是会员，请通过会员升级开通',
    ])
    expect(await refusal('member/upgrade', 'old-customer', 'super-month')).toEqual([
      42163,
      '您还不是会员，请先开通会员',
    ])
    expect(await refusal('member/upgrade', 'member', 'year')).toEqual([42163, '请选择更高等级的会员'])
    expect(await refusal('member/upgrade', 'super-member', 'super-year')).toEqual([
      42163,
      '请选择更高等级的会员',
    ])
    expect(await refusal('member/open', 'old-customer', 'x')).toEqual([42162, '该会员套餐不存在或已下架'])
  })

  it('of a super member goes on as such', async () => {
    const person = await customer('super-member')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 1, endDate: '2026-12-15' })
    await pay(person, (await open(person, 1, 'super-year')).url)
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      cardName: '超级会员月卡',
      endDate: '2027-12-15',
    })
  })

  it('of the 31st ends with the last day of a shorter month', () => {
    const day = (month: number, date: number) => Date.UTC(2027, month, date, 2)
    expect(addMonths(day(0, 31), 1)).toBe(day(1, 28))
    expect(addMonths(day(0, 31), 2)).toBe(day(2, 31))
    expect(addMonths(day(10, 30), 3)).toBe(Date.UTC(2028, 1, 29, 2))
  })
})
