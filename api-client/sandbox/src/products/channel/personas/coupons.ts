import { discount, freePeriods, memberRight } from '../../../people/personas/coupons/kinds.ts'
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

/** The member right of a lead-flow loan: a tenth off the interest, on top of a coupon. */
export function leadFlowRight(since: number, more: { minAmount?: number } = {}): CouponWire {
  return memberRight({ id: 'CL6', name: '会员利息9折', since, products: ['L1'], cap: 200, ...more }, 0.9, 1)
}
