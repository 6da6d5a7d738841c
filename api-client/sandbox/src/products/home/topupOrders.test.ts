import { describe, expect, it } from 'vitest'
import { type Person, serial } from '../../testing/client.ts'
import { cashier, customer, later, pay } from './testing/shop.ts'

const MINUTE = 60_000

const order = (person: Person, k: number, wanted: Record<string, string> = {}) =>
  person.call('virtual/createOrder', {
    serialNumber: serial(k),
    skuId: 'phone-mobile-100',
    account: '13812345678',
    ...wanted,
  })

describe('orders of top-ups', () => {
  it('are listed newest first, by state, without memberships', async () => {
    const person = await customer('old-customer')
    expect(await person.call('virtual/queryOrders', {})).toEqual([])
    const first = await order(person, 1)
    await pay(person, first.url)
    await later(person, MINUTE)
    const second = await order(person, 2, { skuId: 'qq-10', account: '123456' })
    const { planList } = await person.call('member/queryInfo', {})
    await person.call('member/open', { serialNumber: serial(3), planId: planList?.[0]?.planId ?? '' })
    const orders = await person.call('virtual/queryOrders', {})
    expect(orders.map(({ orderNum, status }) => [orderNum, status])).toEqual([
      [second.orderNum, 'paying'],
      [first.orderNum, 'delivered'],
    ])
    expect(orders[1]).toMatchObject({
      title: '100元话费',
      accountMasked: '138****5678',
      amount: '99.80',
      time: '2026-11-20 10:00:00',
      statusText: '已完成',
    })
    expect(orders[0]).toMatchObject({ accountMasked: '1****' })
    const paying = await person.call('virtual/queryOrders', { status: 'paying' })
    expect(paying.map(({ orderNum }) => orderNum)).toEqual([second.orderNum])
  })

  it('have a cashier while they wait, and say what the coupon took off', async () => {
    const person = await customer('top-up-coupons')
    const [coupon] = await person.call('virtual/queryCoupons', { skuId: 'phone-mobile-100' })
    const { orderNum, url } = await order(person, 1, { couponId: coupon?.couponId ?? '' })
    const detail = await person.call('virtual/queryOrderDetail', { orderNum })
    expect(detail).toMatchObject({ price: '99.80', payUrl: url, status: 'paying' })
    expect(Number(detail.price) - Number(detail.couponAmount)).toBeCloseTo(Number(detail.amount), 10)
    expect(Number(detail.couponAmount)).toBeGreaterThan(0)
    expect((await cashier(person, detail.payUrl))[0]).toBe(200)
    await later(person, 15 * MINUTE, 'top-up-coupons')
    expect(await person.call('virtual/queryOrderDetail', { orderNum })).toMatchObject({
      status: 'closed',
      statusTime: '2026-11-20 10:15:00',
      payUrl: null,
    })
  })

  it('that are not the customer’s, or no top-ups, are not shown', async () => {
    const person = await customer('old-customer')
    const { planList } = await person.call('member/queryInfo', {})
    const member = await person.call('member/open', {
      serialNumber: serial(1),
      planId: planList?.[0]?.planId ?? '',
    })
    for (const orderNum of ['NONE', member.orderNum]) {
      expect((await person.refusal('virtual/queryOrderDetail', { orderNum }))[1]).toBe('未查询到该订单')
    }
  })
})
