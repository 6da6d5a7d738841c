import type { Coupon } from '../coupon/coupon.ts'
import type { Cents } from '../number/cents.ts'
import type { AmountLimits, LoanScene } from './amountState.ts'

/**
 * Limits with the chosen raise coupons: each adds its amount to the limit of the scene; the lender's cap stays
 * (semantics 7.3). All in cents.
 * Judge the typed amount again with the result.
 */
export function raisedLimits(
  limits: AmountLimits,
  raiseCoupons: readonly Coupon[],
  scene: LoanScene,
): AmountLimits {
  let raise = 0
  for (const coupon of raiseCoupons) raise += coupon.faceValue ?? 0
  return scene === 'leadFlow'
    ? { ...limits, leadLimit: (limits.leadLimit + raise) as Cents }
    : { ...limits, usableLimit: (limits.usableLimit + raise) as Cents }
}
