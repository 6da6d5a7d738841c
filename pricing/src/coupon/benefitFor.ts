import { type Benefit, NO_BENEFIT, type Plan } from '../schedule/terms.ts'
import type { Coupon } from './coupon.ts'

// semantics 3.5
/**
 * How a coupon acts under a plan (calculation type 1). An equal-principal schedule supports only free periods and rate
 * discounts, so a face value has no effect there.
 */
export function benefitFor(coupon: Coupon, plan: Plan): Benefit {
  return plan === 'bill' && coupon.kind === 'faceValue' ? NO_BENEFIT : coupon.benefit
}
