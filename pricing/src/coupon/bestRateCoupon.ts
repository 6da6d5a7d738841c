import type { Cents } from '../number/cents.ts'
import { benefitTotal } from '../schedule/applyBenefit.ts'
import type { Base } from '../schedule/baseSchedule.ts'
import type { Benefit } from '../schedule/terms.ts'
import { benefitFor } from './benefitFor.ts'
import type { Coupon } from './coupon.ts'

// OC-38
/**
 * The rate coupon that saves most on a schedule. Ties: the earlier end first (no end comes last), then list order.
 * `null` when no coupon saves anything. `total` is what the coupon saves, in cents. For speed, a coupon whose upper
 * bound is below the best one so far is not calculated row by row.
 * @param available usable coupons; coupons of other categories are ignored
 */
export function bestRateCoupon(
  base: Base,
  available: readonly Coupon[],
): { readonly coupon: Coupon; readonly total: Cents } | null {
  const interest = sumAndPeak(base.interest)
  const fee = sumAndPeak(base.handlingFee)
  let best: Coupon | null = null
  let total = 0
  for (const coupon of available) {
    if (coupon.category !== 'rate') continue
    const benefit = benefitFor(coupon, base.terms.plan)
    if (upperBound(benefit, interest, fee, base.terms.periods) < total) continue
    const own = benefitTotal(base, benefit)
    if (own > total || (own === total && best !== null && endsBefore(coupon, best))) {
      best = coupon
      total = own
    }
  }
  return best === null ? null : { coupon: best, total: total as Cents }
}

function endsBefore(left: Coupon, right: Coupon): boolean {
  return (left.endsAt ?? Infinity) < (right.endsAt ?? Infinity)
}

interface Column {
  readonly sum: number
  readonly peak: number
}

function sumAndPeak(column: readonly number[]): Column {
  let sum = 0
  let peak = 0
  for (const value of column) {
    sum += value
    peak = Math.max(peak, value)
  }
  return { sum, peak }
}

/** The most a benefit can save, in cents, from the column sums and the largest row. */
function upperBound(benefit: Benefit, interest: Column, fee: Column, periods: number): number {
  const { waives, mode, cap, savedFraction, freePeriodCount } = benefit
  const hasInterest = waives !== 'handlingFee'
  const hasFee = waives !== 'interest'
  const sum = (hasInterest ? interest.sum : 0) + (hasFee ? fee.sum : 0)
  const peak = (hasInterest ? interest.peak : 0) + (hasFee ? fee.peak : 0)
  let bound = sum
  if (mode === 'free') bound = Math.min(sum, freePeriodCount * peak)
  // Each row rounds up by at most half a cent; the rest of `periods` covers the float error.
  if (mode === 'discount') bound = sum * (savedFraction?.value ?? 0) + periods
  return cap === null ? bound : Math.min(cap, bound)
}
