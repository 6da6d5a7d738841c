import { expect, it } from 'vitest'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'

it('own coupons are listed by state for all products, the first to end comes first', async () => {
  const person = await new Person(mountOf(frozenSandbox())).signIn()
  const mine = async (status: 1 | 2 | 3) => person.call('coupon/queryMine', { status, pageSize: 100 })
  const all = (await person.call('cash/queryCoupons', {})).couponList
  for (const status of [1, 2, 3] as const) {
    const { couponList, total, hasMore } = await mine(status)
    const expected = all.filter((coupon) => coupon.statusId === status).map((coupon) => coupon.couponId)
    expect(couponList.map((coupon) => coupon.couponId).sort()).toEqual(expected.sort())
    expect([total, hasMore]).toEqual([expected.length, false])
    const ends = couponList.map((coupon) => String(coupon.endDate))
    expect(ends).toEqual([...ends].sort())
  }
})

it('ten thousand of them come in pages without a gap', async () => {
  const person = await new Person(mountOf(frozenSandbox())).signIn('many')
  const page = async (number: number) => person.call('coupon/queryMine', { status: 1, page: number })
  const first = await page(1)
  expect(first.couponList).toHaveLength(20)
  expect(first.hasMore).toBe(true)
  const second = await page(2)
  const ids = [...first.couponList, ...second.couponList].map((coupon) => coupon.couponId)
  expect(new Set(ids).size).toBe(40)
  const last = await page(Math.ceil(first.total / 20))
  expect([last.couponList.length, last.hasMore]).toEqual([first.total % 20 || 20, false])
  expect((await page(5000)).couponList).toEqual([])
})
