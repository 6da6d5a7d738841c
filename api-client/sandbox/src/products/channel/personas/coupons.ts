import { discount, freePeriods } from '../../../people/personas/coupons/kinds.ts'
import type { CouponWire } from '../../../people/personas/coupons/seed.ts'

/** The coupon that waives the interest of a whole lead-flow loan; campaigns refer to its batch. */
export const WAIVER_COUPON = { id: 'CL2', batchNo: 'BCL2' } as const

/** Coupons of the lead-flow lender: a discount for loans from 5,000 yuan, and the waiver for a whole loan. */
export function leadFlowCoupons(since: number): CouponWire[] {
  return [
    discount({ id: 'CL3', name: '合作资方8折券', since, products: ['L1'], minAmount: 5000, cap: 300 }, 0.8),
    freePeriods(
      { id: WAIVER_COUPON.id, name: '全程免息券', since, days: 7, products: ['L1'], cap: 888 },
      24,
      1,
    ),
  ]
}
