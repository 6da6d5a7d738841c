import { expect, it } from 'vitest'
import { withOrders, wonOf } from './wonOf.ts'

const order = (orderNum: string, title: string, time: string, status = 'waitAddress') => ({
  orderNum,
  title,
  time,
  status,
})
const kindOf = (prize: Parameters<typeof wonOf>[0], orders: Parameters<typeof withOrders>[2] = []) =>
  withOrders(wonOf(prize), prize, orders).kind

it('knows a coupon by its number alone', () => {
  expect(wonOf({ name: '1000元提额券', couponId: 'Q1' })).toEqual({
    name: '1,000元提额券',
    kind: 'coupon',
    orderNum: null,
  })
  expect(wonOf({ name: '保温杯' }).kind).toBeNull()
})

it('knows an article by the newest order that waits for its address', () => {
  const prize = { name: '保温杯', amount: 59 }
  const orders = [
    order('J1', '保温杯', '2026-12-01 10:00:00'),
    order('J3', '保温杯', '2026-12-10 10:00:00', 'preparing'),
    order('J2', '保温杯', '2026-12-09 10:00:00'),
    order('J4', '无线蓝牙耳机', '2026-12-10 10:00:00'),
  ]
  expect(withOrders(wonOf(prize), prize, orders)).toMatchObject({ kind: 'article', orderNum: 'J2' })
})

// loan.14
it.each([
  ['limit', { name: '500元临时额度', amount: 500 }, []],
  ['nothing', { name: '谢谢参与', amount: null }, []],
  ['unknown', { name: '神秘礼物', amount: 5 }, []],
  // It may be an article: that nothing was won may not be said.
  ['unknown', { name: '保温杯' }, null],
  ['limit', { name: '500元临时额度', amount: 500 }, null],
] as const)('is %s', (kind, prize, orders) => {
  expect(kindOf(prize, orders)).toBe(kind)
})
