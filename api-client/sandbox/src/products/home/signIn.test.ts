import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { customer, DAY, HOUR, later } from './testing/shop.ts'

/** The week of the world's first day, which is a Friday. */
const WEEK = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
]
const [MONDAY = '', , , THURSDAY = '', FRIDAY = '', SATURDAY = '', SUNDAY = ''] = WEEK

describe('the daily sign-in', () => {
  it('is a week from Monday on, with a reward for each day', async () => {
    const person = await customer('old-customer')
    const week = await person.call('activity/querySignIn', {})
    expect(week.days.map((each) => each.day)).toEqual(WEEK)
    expect(week.days.map((each) => each.title)).toEqual([
      '周一',
      '周二',
      '周三',
      '周四',
      '今天',
      '周六',
      '周日',
    ])
    expect(week.days.at(-1)?.reward).toBe('连签7天得息费8.8折券')
    expect(week).toMatchObject({ joined: false, signedToday: false, continuousDays: 0, pushStatus: false })
  })

  it('counts days in a row by Beijing days; a second sign-in changes nothing', async () => {
    const person = await customer('old-customer')
    await person.call('activity/joinSignIn', {})
    const once = await person.call('activity/querySignIn', {})
    await person.call('activity/joinSignIn', {})
    expect(await person.call('activity/querySignIn', {})).toEqual(once)
    expect(once).toMatchObject({ joined: true, signedToday: true, continuousDays: 1 })

    // The world starts at ten in the morning: fourteen hours later it is the next day in Beijing.
    await later(person, 14 * HOUR)
    expect(await person.call('activity/querySignIn', {})).toMatchObject({
      signedToday: false,
      continuousDays: 1,
    })
    await person.call('activity/joinSignIn', {})
    expect(await person.call('activity/querySignIn', {})).toMatchObject({
      signedToday: true,
      continuousDays: 2,
    })
  })

  it('restarts the count after a missed day', async () => {
    const person = await customer('old-customer')
    await person.call('activity/joinSignIn', {})
    await later(person, 2 * DAY)
    const missed = await person.call('activity/querySignIn', {})
    expect(missed).toMatchObject({ continuousDays: 0, joined: true })
    expect(missed.days.map((each) => each.signed)).toEqual([false, false, false, false, true, false, false])
    await person.call('activity/joinSignIn', {})
    expect(await person.call('activity/querySignIn', {})).toMatchObject({ continuousDays: 1 })
  })

  it('gives a reward once, for a day of this week that was signed, as a coupon that is really there', async () => {
    const person = await customer('old-customer')
    const receive = (day: string | number, k = 1) =>
      person.refusal('activity/receiveSignIn', { serialNumber: serial(k), day })
    expect(await receive(FRIDAY)).toEqual([42161, '当天未签到，无法领取奖励'])
    expect(await receive(SATURDAY)).toEqual([42161, '还未到该签到日'])
    expect(await receive('2026-11-13')).toEqual([42161, '该签到奖励不在本周领取范围内'])
    expect(await receive(5)).toEqual([42161, '该签到奖励不在本周领取范围内'])
    await person.call('activity/joinSignIn', {})
    const request = { serialNumber: serial(2), day: FRIDAY }
    const prize = await person.call('activity/receiveSignIn', request)
    expect(prize).toMatchObject({ name: '息费9.5折券', couponId: expect.any(String) })
    expect(await person.call('activity/receiveSignIn', request), 'a repeat').toEqual(prize)
    expect(await receive(FRIDAY, 3)).toEqual([42161, '奖励已领取，请勿重复领取'])
    const { couponList } = await person.call('cash/queryCoupons', {})
    expect(couponList.filter((coupon) => coupon.couponId === prize.couponId)).toMatchObject([
      { name: '息费9.5折券', category: 'rate', statusId: 1 },
    ])
    const terms = await person.call('cash/preApproval', {
      amount: 10_000,
      loanPeriod: 12,
      userCardId: 'C1',
      couponIds: [String(prize.couponId)],
      loanUseCode: '10001',
    })
    expect(Number(terms.couponAmount)).toBeGreaterThan(0)
  })

  it('ends its rewards with the week and keeps the count over it', async () => {
    const person = await customer('sign-in-streak')
    expect(await person.call('activity/querySignIn', {})).toMatchObject({
      continuousDays: 30,
      pushStatus: true,
      days: [
        { signed: true, received: true },
        { signed: true, received: true },
        { signed: true, received: true },
        { signed: true, received: false },
        { signed: false, received: false },
        {},
        {},
      ],
    })
    for (const _ of [FRIDAY, SATURDAY, SUNDAY]) {
      await person.call('activity/joinSignIn', {})
      await later(person, DAY, 'sign-in-streak')
    }
    const monday = await person.call('activity/querySignIn', {})
    expect(monday.days.map((each) => each.signed)).toEqual(Array.from({ length: 7 }, () => false))
    expect(monday.continuousDays).toBe(33)
    expect(
      await person.refusal('activity/receiveSignIn', { serialNumber: serial(1), day: THURSDAY }),
    ).toEqual([42161, '该签到奖励不在本周领取范围内'])
  })

  it.each([
    ['sign-in-streak', '息费8.8折券'],
    ['sign-in-missed', '充值立减1元券'],
  ])('gives %s on Sunday %s', async (persona, name) => {
    const person = await customer(persona)
    for (const day of [FRIDAY, SATURDAY, SUNDAY]) {
      await person.call('activity/joinSignIn', {})
      if (day !== SUNDAY) await later(person, DAY, persona)
    }
    expect(
      await person.call('activity/receiveSignIn', { serialNumber: serial(1), day: SUNDAY }),
    ).toMatchObject({ name })
  })

  it('has lost the count after yesterday was missed', async () => {
    const person = await customer('sign-in-missed')
    const { days, continuousDays } = await person.call('activity/querySignIn', {})
    expect(continuousDays).toBe(0)
    expect(days.map((each) => each.signed)).toEqual([true, true, true, false, false, false, false])
    expect(days.find((each) => each.day === MONDAY)?.received).toBe(true)
  })

  it('sends reminders to customers who want them', async () => {
    const person = await customer('old-customer')
    expect(await person.call('activity/signInPushStatus', { status: 1 })).toEqual({ status: true })
    expect(await person.call('activity/querySignIn', {})).toMatchObject({ pushStatus: true })
    expect(await person.call('activity/signInPushStatus', { status: false })).toEqual({ status: false })
    expect(await person.call('activity/querySignIn', {})).toMatchObject({ pushStatus: false })
  })
})
