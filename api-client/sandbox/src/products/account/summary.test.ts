import { describe, expect, it } from 'vitest'
import { mountOf, Person, serial, frozenSandbox } from '../../testing/client.ts'

const DAY = 86_400_000

describe('the figures at a glance', () => {
  it('show the limits that the loan page shows, and fall with a loan', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    expect(await person.call('user/queryAmount', {})).toEqual({
      loanAmount: '50000.00',
      canUseLoanAmount: '50000.00',
      cashTempAvailAmount: '5000.00',
      cashTempEndTime: '2026-12-05 10:00:00',
      expireDate: '2027-11-20',
      status: 'normal',
    })
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    const amounts = await person.call('user/queryAmount', {})
    const { canUseLoanAmount } = await person.call('cash/getAmount', {})
    expect(Number(amounts.canUseLoanAmount)).toBe(40_000)
    expect(Number(canUseLoanAmount)).toBe(40_000)
    sandbox.changeClock({ advanceMs: 366 * DAY })
    await person.signIn()
    expect(await person.call('user/queryAmount', {})).toMatchObject({ status: 'expired', expireDate: null })
  })

  it('agree with bills, messages and cards of the other pages', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    expect(await person.call('user/queryRecentBill', {})).toBeNull()
    const { listingId } = await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    for (let k = 0; k < 4; k += 1) await person.call('cash/queryPublishStatus', { listingId })
    const bill = await person.call('user/queryRecentBill', {})
    expect(bill).toEqual((await person.call('repayment/queryBillList', {}))[0])
    const titles = await person.call('other/getCardTitles', {})
    expect(titles.map(({ code }) => code)).toEqual([
      'wallet',
      'repayment',
      'coupon',
      'raiseLimit',
      'membership',
      'topUp',
    ])
    expect(titles.slice(0, 2).map(({ subTitle }) => subTitle)).toEqual([
      '可借额度40000.00元',
      `${bill?.dueDate}应还${bill?.amount}元`,
    ])
    const counts = Object.values(await person.call('message/queryUnreadByType', {}))
    expect(await person.call('user/queryUnreadMessageCount', {})).toBe(
      counts.reduce((sum, each) => sum + each, 0),
    )
    await person.call('message/markAllRead', {})
    expect(await person.call('user/queryUnreadMessageCount', {})).toBe(0)
  })

  it('count coupons that can be used until the coupon centre was looked at, then those that came after', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn('new-customer')
    expect(await person.call('user/getCouponUnreadCount', {})).toBe(3)
    await person.call('apphome/queryCouponCentre', {})
    expect(await person.call('user/getCouponUnreadCount', {})).toBe(0)
    expect((await person.call('other/getCardTitles', {}))[2]).toEqual({
      code: 'coupon',
      title: '优惠券',
      subTitle: null,
    })
  })

  it('count neither used nor expired coupons', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const { couponList } = await person.call('cash/queryCoupons', { amount: 10_000, period: 12 })
    const usable = couponList.filter(
      ({ statusId, endDate }) => statusId === 1 && String(endDate) >= '2026-11-20',
    )
    expect(usable.length).toBeLessThan(couponList.length)
    const unread = await person.call('user/getCouponUnreadCount', {})
    expect(unread).toBe(usable.length)
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), { couponIds: ['CR2'] }))
    expect(await person.call('user/getCouponUnreadCount', {})).toBe(unread - 1)
    sandbox.changeClock({ advanceMs: 400 * DAY })
    await person.signIn()
    expect(await person.call('user/getCouponUnreadCount', {})).toBe(0)
  })

  it('count a coupon that came after the last look', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    const centre = await person.call('apphome/queryCouponCentre', {})
    const offer = centre.find(({ activityCode }) => activityCode)
    const activityCode = offer?.activityCode ?? ''
    const prize = await person.call('activity/drawPrize', { serialNumber: serial(1), activityCode })
    expect(prize.couponId).toEqual(expect.any(String))
    expect(await person.call('user/getCouponUnreadCount', {})).toBe(1)
    await person.call('apphome/queryCouponCentre', {})
    expect(await person.call('user/getCouponUnreadCount', {})).toBe(0)
  })

  it('count the orders that wait to be paid, which keep the account open', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    expect(await person.call('user/queryPendingOrderCount', {})).toBe(0)
    const { skuList } = await person.call('virtual/queryPhoneSku', { mobile: '13812345678' })
    const skuId = skuList[0]?.skuId ?? ''
    await person.call('virtual/createOrder', { serialNumber: serial(1), skuId, account: '13812345678' })
    expect(await person.call('user/queryPendingOrderCount', {})).toBe(1)
    expect((await person.call('user/canLogout', {})).reasons).toEqual([
      '您有待支付的订单，请先支付或等待订单关闭',
    ])
  })
})

describe('the last review', () => {
  it('is the one of the credit, then that of the newest loan', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn('audit-fails')
    expect(await person.call('user/queryAuditRecord', {})).toMatchObject({
      auditStatus: 'auditSuccess',
      title: '额度申请',
    })
    const { listingId } = await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    expect(await person.call('user/queryAuditRecord', {})).toEqual({
      auditStatus: 'auditing',
      title: '借款申请',
      reason: null,
      submitTime: '2026-11-20 10:00:00',
      finishTime: null,
      retryTime: null,
    })
    for (let k = 0; k < 4; k += 1) await person.call('cash/queryPublishStatus', { listingId })
    expect(await person.call('user/queryAuditRecord', {})).toMatchObject({
      auditStatus: 'auditFailure',
      reason: '综合评估未通过，建议保持良好信用后再试',
      finishTime: '2026-11-20 10:00:00',
    })
  })
})
