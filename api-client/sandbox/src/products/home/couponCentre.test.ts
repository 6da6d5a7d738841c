import { describe, expect, it } from 'vitest'
import { mountOf, Person, serial, frozenSandbox } from '../../testing/client.ts'
import { customer, DAY, draw, later, refusedDraw } from './testing/shop.ts'

describe('the coupon centre', () => {
  it('shows every state of a coupon', async () => {
    const person = await customer('coupon-centre')
    const list = await person.call('apphome/queryCouponCentre', {})
    expect(
      list.map(({ activityCode, received, statusId, reasonList }) => [
        activityCode,
        received === true ? `received ${statusId}` : (reasonList?.[0] ?? 'to be had'),
      ]),
    ).toEqual([
      ['centre-discount-95', 'received 1'],
      ['centre-discount-88', 'received 2'],
      ['centre-new-free', '仅新客可领'],
      ['centre-raise', 'to be had'],
      ['centre-top-up', 'received 3'],
      ['centre-member', '仅会员可领'],
      ['centre-sold-out', '已领完'],
      ['centre-soon', '活动尚未开始'],
      ['centre-ended', '活动已结束'],
    ])
  })

  it('looked at has no unread coupons', async () => {
    const person = await customer('old-customer')
    expect(await person.call('user/getCouponUnreadCount', {})).toBeGreaterThan(0)
    await person.call('apphome/queryCouponCentre', {})
    expect(await person.call('user/getCouponUnreadCount', {})).toBe(0)
  })

  it('gives a coupon once, that can be used, and shows it as used then', async () => {
    const person = await customer('old-customer')
    const { couponId } = await draw(person, 1, 'centre-discount-88')
    expect(await refusedDraw(person, 2, 'centre-discount-88')).toEqual([42161, '您已领取过该优惠券'])
    const of = async () =>
      (await person.call('apphome/queryCouponCentre', {})).find(
        ({ activityCode }) => activityCode === 'centre-discount-88',
      )
    expect(await of()).toMatchObject({ couponId, received: true, statusId: 1, batchNo: 'G-discount-88' })
    const request = await person.readyToPublish(serial(9), { couponIds: [String(couponId)] })
    await person.call('cash/publishV2', request)
    expect(await of()).toMatchObject({ couponId, received: true, statusId: 2 })
  })

  it('refuses what is not for the customer, sold out or not on', async () => {
    const person = await customer('new-customer')
    expect(await refusedDraw(person, 1, 'centre-discount-88')).toEqual([42161, '仅老客可领'])
    expect(await refusedDraw(person, 2, 'centre-member')).toEqual([42161, '仅会员可领'])
    expect(await refusedDraw(person, 3, 'centre-sold-out')).toEqual([42161, '已领完'])
    expect(await refusedDraw(person, 4, 'centre-soon')).toEqual([42161, '活动尚未开始'])
    expect(await refusedDraw(person, 5, 'centre-ended')).toEqual([42161, '活动已结束'])
    expect(await draw(person, 6, 'centre-new-free')).toMatchObject({ name: '新客首期免息券' })
    expect(await draw(await customer('member'), 1, 'centre-member')).toMatchObject({ name: '充值立减10元券' })
    await later(person, 4 * DAY, 'new-customer')
    expect(await draw(person, 7, 'centre-soon')).toMatchObject({ name: '息费8.8折券' })
  })

  it('sells out among the customers of a world', async () => {
    const sandbox = frozenSandbox()
    const people = await Promise.all(
      ['13911110002', '13922220002', '13933330002'].map(async (mobile) => {
        const person = new Person(mountOf(sandbox))
        person.token = (await person.admin<{ token: string }>('POST', 'sign-in', { mobile })).token
        return person
      }),
    )
    const [first, second, third] = people
    if (!first || !second || !third) throw new Error('three people')
    await draw(first, 1, 'centre-raise')
    await draw(second, 1, 'centre-raise')
    expect(await refusedDraw(third, 1, 'centre-raise')).toEqual([42161, '已领完'])
  })

  it('shows a visitor what anybody could get', async () => {
    const guest = new Person(mountOf(frozenSandbox()))
    const list = await guest.call('apphome/queryGuestCouponCentre', {})
    expect(list.map(({ activityCode, isAvailable }) => [activityCode, isAvailable])).toEqual([
      ['centre-discount-95', true],
      ['centre-new-free', true],
      ['centre-raise', true],
      ['centre-top-up', true],
      ['centre-sold-out', false],
    ])
    expect(list.every(({ received }) => received === false)).toBe(true)
  })
})
