import { expect } from 'vitest'
import type { Person } from '../../../testing/client.ts'

/** Proves what each persona of the coupon domain demonstrates. */
export const couponProofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  async 'coupon-kinds'(person) {
    const mine = async (status: 1 | 2 | 3) => person.call('coupon/queryMine', { status, pageSize: 100 })
    const [unused, used, expired] = await Promise.all([mine(1), mine(2), mine(3)])
    expect([unused, used, expired].map(({ total }) => total)).toEqual([150, 25, 25])
    for (const { couponList } of [unused, used, expired])
      expect(new Set(couponList.map(({ kindId }) => kindId))).toEqual(new Set([1, 2, 3]))
    const { couponList: rest } = await person.call('coupon/queryMine', { status: 1, page: 2, pageSize: 100 })
    const couponList = [...unused.couponList, ...rest]
    const kinds = (coupons: typeof couponList) => new Set(coupons.map(({ kindId }) => kindId)).size
    expect(kinds(couponList.filter(({ couponStatus }) => couponStatus === 1))).toBe(3)
    expect(kinds(couponList.filter(({ ruleList }) => ruleList?.[0]?.ruleValue?.endsWith(':') === true))).toBe(
      3,
    )
  },
}
