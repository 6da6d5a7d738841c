import { describe, expect, it } from 'vitest'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'
import { customer, DAY, draw, later, refusedDraw } from './testing/shop.ts'

describe('campaigns', () => {
  it('are current, future or past, and change with the clock', async () => {
    const person = await customer('old-customer')
    const statesOf = async () =>
      Object.fromEntries(
        (await person.call('activity/queryCampaigns', {})).map(({ activityCode, status }) => [
          activityCode,
          status,
        ]),
      )
    expect(await statesOf()).toEqual({
      'lucky-draw': 1,
      'borrow-season': 1,
      'new-year-draw': 0,
      'autumn-draw': 2,
    })
    await later(person, 22 * DAY)
    expect(await statesOf()).toEqual({
      'lucky-draw': 2,
      'borrow-season': 1,
      'new-year-draw': 1,
      'autumn-draw': 2,
    })
    const [first] = await person.call('activity/queryCampaigns', {})
    expect(first).toMatchObject({
      startTime: '2026-11-17 10:00:00',
      endTime: '2026-12-10 10:00:00',
      linkUrl: '/pages/credit/activity/draw?campaignCode=lucky-draw',
    })
    expect((await person.mount.fetch(first?.pictureUrl ?? '')).status).toBe(200)
  })

  it('have coupons of their own', async () => {
    const person = await customer('old-customer')
    const list = () => person.call('activity/queryCoupons', { activityCode: 'borrow-season' })
    expect(await list()).toMatchObject([
      { activityCode: 'season-discount', received: false, isAvailable: true },
      { activityCode: 'season-raise', received: false, isAvailable: true },
      { activityCode: 'season-gone', received: false, isAvailable: false, reasonList: ['已领完'] },
    ])
    await draw(person, 1, 'season-raise')
    expect((await list())[1]).toMatchObject({ received: true, category: 'raise', amount: 1000 })
    expect(await person.call('activity/queryCoupons', { activityCode: 'lucky-draw' })).toEqual([])
    expect(await person.refusal('activity/queryCoupons', { activityCode: 'nothing' })).toEqual([
      42162,
      '该活动不存在或已下线',
    ])
  })

  it('show the surveys that are still open', async () => {
    const person = await customer('old-customer')
    for (const survey of await person.call('activity/querySurveys', {})) {
      expect(survey.subjectList.length).toBeGreaterThan(0)
    }
  })
})

describe('a draw', () => {
  it('gives what was planned: goods with an order, limit, a coupon, nothing', async () => {
    const person = await customer('lucky')
    const before = await person.call('cash/getAmount', {})
    expect(await draw(person, 1)).toEqual({
      prizeCode: 'earphones',
      name: '无线蓝牙耳机',
      amount: 299,
      couponId: null,
      remainTimes: 3,
    })
    expect(await person.call('activity/queryOfferOrders', {})).toMatchObject([
      { title: '无线蓝牙耳机', status: 'waitAddress', statusText: '待填写收货地址' },
    ])
    expect(await draw(person, 2)).toMatchObject({ prizeCode: 'limit-500', remainTimes: 2 })
    expect(await person.call('cash/getAmount', {})).toMatchObject({
      canUseLoanAmount: Number(before.canUseLoanAmount) + 500,
    })
    const coupon = await draw(person, 3)
    expect(coupon).toMatchObject({ prizeCode: 'discount-70', remainTimes: 1 })
    const { couponList } = await person.call('cash/queryCoupons', {})
    expect(couponList.map((each) => each.couponId)).toContain(coupon.couponId)
    expect(await draw(person, 4)).toMatchObject({ name: '谢谢参与', couponId: null, remainTimes: 0 })
    expect(await refusedDraw(person, 5, 'lucky-draw')).toEqual([42161, '今日抽奖次数已用完，请明天再来'])

    await later(person, 8 * DAY, 'lucky')
    expect(await person.call('cash/getAmount', {}), 'the limit won is over').toMatchObject({
      canUseLoanAmount: before.canUseLoanAmount,
    })
    expect(await draw(person, 6)).toMatchObject({ remainTimes: 3 })
  })

  it('counts once for one serial number, and is refused when no draw is left', async () => {
    const person = await customer('lucky')
    const first = await draw(person, 1)
    expect(await draw(person, 1)).toEqual(first)
    expect(await person.call('activity/queryOfferOrders', {})).toHaveLength(1)
    expect(await refusedDraw(await customer('no-draws'), 1, 'lucky-draw')).toEqual([
      42161,
      '今日抽奖次数已用完，请明天再来',
    ])
  })

  it('never gives more of a prize than there is, for all customers', async () => {
    const sandbox = frozenSandbox()
    const person = new Person(mountOf(sandbox))
    await person.admin('POST', 'reset', {
      persona: 'old-customer',
      tweak: { home: { draw: { perDay: 200, first: Array.from({ length: 12 }, () => 'cup') } } },
    })
    const other = new Person(mountOf(sandbox))
    person.token = (await person.admin<{ token: string }>('POST', 'sign-in', { mobile: '13911110002' })).token
    other.token = (await person.admin<{ token: string }>('POST', 'sign-in', { mobile: '13922220002' })).token
    const cups = async (who: Person, from: number) => {
      let count = 0
      for (let k = from; k < from + 4; k += 1) if ((await draw(who, k)).prizeCode === 'cup') count += 1
      return count
    }
    expect(await cups(person, 1)).toBe(4)
    expect(await cups(other, 11)).toBe(1)
  })

  it('depends on the seed: the same in every world of a seed; without prizes left nothing is won', async () => {
    const tweak = { home: { draw: { perDay: 300, first: [] } } }
    const drawn = async (seed: number) => {
      const person = new Person(mountOf(frozenSandbox()))
      await person.admin('POST', 'reset', { seed, tweak })
      await person.signIn()
      const codes: string[] = []
      for (let k = 0; k < 300; k += 1) codes.push((await draw(person, k)).prizeCode ?? '')
      return codes
    }
    const codes = await drawn(1)
    expect(await drawn(1)).toEqual(codes)
    expect(await drawn(2)).not.toEqual(codes)
    expect(new Set(codes)).toEqual(
      new Set(['earphones', 'cup', 'discount-70', 'limit-500', 'top-up-2', 'thanks']),
    )
    expect(codes.filter((code) => code === 'earphones')).toHaveLength(1)
    expect(codes.filter((code) => code === 'cup')).toHaveLength(5)
  })

  it('of a campaign that is not on, has no draw or does not exist is refused', async () => {
    const person = await customer('old-customer')
    expect(await refusedDraw(person, 1, 'new-year-draw')).toEqual([42161, '活动尚未开始'])
    expect(await refusedDraw(person, 2, 'autumn-draw')).toEqual([42161, '活动已结束'])
    expect(await refusedDraw(person, 3, 'borrow-season')).toEqual([42161, '该活动没有抽奖'])
    expect(await refusedDraw(person, 4, 'constructor')).toEqual([42162, '该活动不存在或已下线'])
  })
})
