import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { cashier, customer, DAY, later, pay } from './testing/shop.ts'
import { membershipCoupons, openMembership } from './testing/membership.ts'

describe('the paid membership', () => {
  it('has plans but no dates for customers who were never members', async () => {
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
    const { orderNum, url } = await openMembership(person, 1, 'month')
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
    const given = await membershipCoupons(person)
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
    await pay(person, (await openMembership(person, 1, 'month')).url, 'failed')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 0 })
    await pay(person, (await openMembership(person, 2, 'month', 'https://shop.example/')).url, 'processing')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 0 })
    await person.admin('POST', 'clock', { advanceMs: 30_000 })
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 1 })
  })

  it('is one order for one serial number; a newer one takes the place of one that waits', async () => {
    const person = await customer('old-customer')
    const first = await openMembership(person, 1, 'month')
    expect(await openMembership(person, 1, 'month')).toEqual(first)
    const second = await openMembership(person, 2, 'quarter')
    expect((await cashier(person, first.url))[0]).toBe(410)
    await pay(person, second.url)
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      cardName: '会员季卡',
      endDate: '2027-02-20',
    })
  })

  it('bought again continues from its end, as a renewal', async () => {
    const person = await customer('member-ended')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 2, cardName: '会员月卡' })
    await pay(person, (await openMembership(person, 1, 'month')).url)
    expect(await person.call('member/queryInfo', {})).toMatchObject({
      status: 1,
      startDate: '2026-11-20',
      endDate: '2026-12-20',
    })
    expect(await person.call('member/queryRenewList', {}), 'a new beginning').toEqual([])
    await pay(person, (await openMembership(person, 2, 'quarter')).url)
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

  it('gives its benefits every month, but not those of past months', async () => {
    const person = await customer('old-customer')
    await pay(person, (await openMembership(person, 1, 'quarter')).url)
    expect(await membershipCoupons(person)).toHaveLength(2)
    await later(person, 35 * DAY)
    await person.call('member/queryInfo', {})
    expect(await membershipCoupons(person)).toHaveLength(4)
    const fresh = await customer('old-customer')
    await pay(fresh, (await openMembership(fresh, 1, 'quarter')).url)
    await later(fresh, 70 * DAY)
    await fresh.call('member/queryInfo', {})
    const ends = (await membershipCoupons(fresh))
      .map(([, , end]) => String(end))
      .sort((a, b) => a.localeCompare(b))
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
})
