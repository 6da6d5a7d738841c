import type { Coupon } from '../coupon/coupon.ts'
import { type Cents, ZERO, sumCents } from '../number/cents.ts'
import type { AmountLimits, LoanScene } from './amountState.ts'

// semantics 7.3
/** What raise coupons add to a limit, in cents. */
export function raiseTotal(raiseCoupons: readonly Coupon[]): Cents {
  return sumCents(raiseCoupons.map((coupon) => coupon.faceValue ?? ZERO))
}

// semantics 7.3
/**
 * Limits with the selected raise coupons, in cents: each adds its amount to the limit of the scene; the lender's cap
 * stays as it is. Call `amountState` again with the result.
 */
export function raisedLimits(
  limits: AmountLimits,
  raiseCoupons: readonly Coupon[],
  scene: LoanScene,
): AmountLimits {
  const raise = raiseTotal(raiseCoupons)
  return scene === 'leadFlow'
    ? { ...limits, leadLimit: sumCents([limits.leadLimit, raise]) }
    : { ...limits, usableLimit: sumCents([limits.usableLimit, raise]) }
}
