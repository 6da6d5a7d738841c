import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { addMonths } from '../../engine/calendar.ts'
import { cashier, customer, DAY, later, pay } from './testing/shop.ts'
import { membershipCoupons, openMembership } from './testing/membership.ts'

describe('the upgrade of a membership', () => {
  it('is upgraded for the difference, at once, and gives limit and rights of the higher level', async () => {
    const person = await customer('member')
    const before = await person.call('cash/getAmount', {})
    const { url } = await person.call('member/upgrade', { serialNumber: serial(1), planId: 'super-month' })
    // 21 of 31 days of 15.00 yuan remain, including today: 45.00 - 10.16.
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
    expect((await membershipCoupons(person)).map(([name]) => name)).toContain('会员利息8折')
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
    await pay(person, (await openMembership(person, 1, 'month')).url)
    await pay(person, (await openMembership(person, 2, 'month')).url)
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
    await pay(person, (await openMembership(person, 1, 'year')).url)
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
    await pay(person, (await openMembership(person, 1, 'super-year')).url)
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
