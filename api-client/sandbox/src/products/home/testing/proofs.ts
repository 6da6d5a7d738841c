import { expect } from 'vitest'
import { type Person, serial } from '../../../testing/client.ts'
import { draw, refusedDraw } from './shop.ts'
import { shopProofs } from './shopProofs.ts'

/** Stage of the card on the home page, which the wallet shows, too. */
async function stage(person: Person): Promise<string | null | undefined> {
  const { sections } = await person.call('apphome/queryContentV5', {})
  const card = sections.find((section) => section.sectionCode === 'card')?.items?.[0]
  expect(await person.call('apphome/queryCard', {})).toMatchObject({ title: card?.title })
  return card?.code
}

/** States of the coupon centre's offers, by their labels. */
async function centre(person: Person): Promise<string[]> {
  const list = await person.call('apphome/queryCouponCentre', {})
  return list.map(({ received, statusId, reasonList }) =>
    received === true ? `received ${statusId}` : (reasonList?.[0] ?? 'to be had'),
  )
}

/** Proves what each persona of the home domain demonstrates. */
export const homeProofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  ...shopProofs,
  async 'home-not-applied'(person) {
    expect(await stage(person)).toBe('notApplied')
    expect(await person.call('apphome/queryCard', {})).toMatchObject({
      loanAmount: '0.00',
      buttonText: '立即申请',
    })
    expect(await person.call('apphome/queryWindows', {})).toMatchObject([{ id: 'home-apply' }])
  },
  async 'home-assessing'(person) {
    expect(await stage(person)).toBe('assessing')
    expect(await person.call('apphome/queryCard', {})).toMatchObject({
      linkUrl: '/pages/credit/koocard/checking',
    })
    await person.admin('POST', 'clock', { advanceMs: 3_600_000 })
    expect(await stage(person)).toBe('ready')
  },
  async 'home-black-user'(person) {
    expect(await person.call('apphome/acquireUserIdentity', {})).toMatchObject({ blackUserFlag: 1 })
    const loan = { amount: 5000, loanPeriod: 12, userCardId: 'C1', couponIds: [], loanUseCode: '10001' }
    expect(await person.refusal('cash/preApproval', loan)).toEqual([42150, '综合评估未通过，暂时无法借款'])
  },
  async 'home-refused'(person) {
    expect(await stage(person)).toBe('refused')
    expect(await person.call('apphome/queryCard', {})).toMatchObject({
      linkUrl: '/pages/credit/koocard/checkedfail',
    })
  },
  async 'home-running'(person) {
    expect(await stage(person)).toBe('running')
    expect(await person.call('apphome/queryCard', {})).toMatchObject({ dueDate: '2026-12-08' })
  },
  async 'home-due'(person) {
    expect(await stage(person)).toBe('due')
    expect(await person.call('apphome/queryCard', {})).toMatchObject({
      dueDate: '2026-11-23',
      buttonText: '去还款',
    })
  },
  async 'home-overdue'(person) {
    expect(await stage(person)).toBe('overdue')
    expect(await person.call('apphome/queryWindows', {})).toMatchObject([{ id: 'home-overdue' }])
  },
  async 'home-limit-ended'(person) {
    expect(await stage(person)).toBe('limitEnded')
  },
  async 'user-type-unknown'(person) {
    expect(await person.call('apphome/acquireUserIdentity', {})).toEqual({ userType: null, blackUserFlag: 0 })
  },
  async 'home-v2'(person) {
    expect(await person.call('apphome/queryGray', { typeId: 'home' })).toEqual({
      contentVersion: 2,
      signInEntry: false,
      topUpEntry: false,
      membershipEntry: false,
    })
  },
  async 'many-messages'(person) {
    expect(await person.call('message/queryList', { page: 30, pageSize: 100 })).toHaveLength(100)
    const unread = Object.values(await person.call('message/queryUnreadByType', {}))
    expect(unread.reduce((sum, count) => sum + count, 0)).toBe(1200)
  },
  async 'no-messages'(person) {
    expect(await person.call('message/queryList', {})).toEqual([])
  },
  async 'sign-in-streak'(person) {
    await person.call('activity/joinSignIn', {})
    const { days, continuousDays, pushStatus } = await person.call('activity/querySignIn', {})
    expect([continuousDays, pushStatus]).toEqual([31, true])
    expect(days.map((day) => day.received)).toEqual([true, true, true, false, false, false, false])
  },
  async 'sign-in-missed'(person) {
    await person.call('activity/joinSignIn', {})
    expect(await person.call('activity/querySignIn', {})).toMatchObject({ continuousDays: 1 })
  },
  async lucky(person) {
    const codes: unknown[] = []
    for (let k = 1; k <= 4; k += 1) codes.push((await draw(person, k)).prizeCode)
    expect(codes).toEqual(['earphones', 'limit-500', 'discount-70', 'thanks'])
    expect(await person.call('activity/queryOfferOrders', {})).toMatchObject([{ status: 'waitAddress' }])
  },
  async 'no-draws'(person) {
    expect(await refusedDraw(person, 1, 'lucky-draw')).toEqual([42161, '今日抽奖次数已用完，请明天再来'])
  },
  async 'prize-orders'(person) {
    const orders = await person.call('activity/queryOfferOrders', {})
    expect(orders.map((order) => order.status)).toEqual([
      'waitAddress',
      'preparing',
      'shipped',
      'delivered',
      'closed',
    ])
    expect(await person.call('activity/queryOrderAddress', {})).toHaveLength(2)
  },
  async 'ten-addresses'(person) {
    const list = await person.call('activity/queryOrderAddress', {})
    expect(list.map(({ isDefault }) => isDefault)).toEqual([true, ...Array.from({ length: 9 }, () => false)])
    const { addressId: _, ...address } = list[0] ?? { contactName: '', contactPhone: '' }
    expect(await person.refusal('user/saveAddress', { serialNumber: serial(1), address })).toEqual([
      400,
      '最多保存10个收货地址',
    ])
    expect(await person.call('activity/queryOfferOrders', {})).toMatchObject([
      { status: 'waitAddress' },
      { status: 'waitAddress' },
    ])
  },
  async 'coupon-centre'(person) {
    expect(await centre(person)).toEqual([
      'received 1',
      'received 2',
      '仅新客可领',
      'to be had',
      'received 3',
      '仅会员可领',
      '已领完',
      '活动尚未开始',
      '活动已结束',
    ])
  },
  async 'top-up-coupons'(person) {
    const coupons = await person.call('virtual/queryCoupons', { skuId: 'phone-mobile-50' })
    expect(coupons.map(({ couponId, reasonList }) => [couponId, reasonList?.[0] ?? ''])).toEqual([
      ['CT1', ''],
      ['CT2', '满100元可用'],
      ['CT4', '该券已过期'],
      ['CT5', '该券暂未生效'],
    ])
  },
  async member(person) {
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 1, cardName: '会员连续包月' })
    expect(await person.call('member/queryAutoRenewConfig', {})).toMatchObject({ nextDate: '2026-12-11' })
    const { couponList } = await person.call('cash/queryCoupons', {})
    expect(couponList.filter((coupon) => coupon.category === 'member')).toMatchObject([
      { name: '会员手续费5折', ruleDescList: ['会员专享，会员有效期内可用'] },
    ])
    const { terms } = await person.terms({ couponIds: ['CE1'] })
    expect(Number(terms.couponAmount)).toBeGreaterThan(0)
  },
  async 'member-renew-fails'(person) {
    await person.admin('POST', 'clock', { advanceMs: 10 * 86_400_000 })
    await person.signIn('member-renew-fails')
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 2 })
    expect(await person.call('member/queryRenewList', {})).toMatchObject([{ status: 'failed' }])
  },
  async 'super-member'(person) {
    expect(await person.call('cash/getAmount', {})).toMatchObject({ cashTempAvailAmount: 2000 })
    const request = { serialNumber: serial(1), planId: 'super-year' }
    expect((await person.refusal('member/upgrade', request))[0]).toBe(42163)
  },
  async 'member-ended'(person) {
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 2, endDate: '2026-11-11' })
    const { couponList } = await person.call('cash/queryCoupons', {})
    expect(couponList.filter((coupon) => coupon.category === 'member')).toEqual([])
    const windows = await person.call('apphome/queryWindows', {})
    expect(windows.map((window) => window.id)).toContain('home-member')
  },
}
