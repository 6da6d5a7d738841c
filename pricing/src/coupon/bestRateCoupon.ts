import type { Cents } from '../number/cents.ts'
import { benefitTotal } from '../schedule/applyBenefit.ts'
import type { Base } from '../schedule/baseSchedule.ts'
import type { Benefit } from '../schedule/terms.ts'
import { benefitFor } from './benefitFor.ts'
import type { Coupon } from './coupon.ts'

/**
 * The rate coupon that saves most on a schedule; ties: earlier end (none is last), then list order (OC-38). `null` when
 * nothing is saved. Only coupons whose upper bound reaches what the most promising one saves are worked out row by row.
 * @param available usable coupons; those of other categories do not count
 */
export function bestRateCoupon(
  base: Base,
  available: readonly Coupon[],
): { readonly coupon: Coupon; readonly total: Cents } | null {
  const coupons = available.filter((coupon) => coupon.category === 'rate')
  const bounds = upperBounds(base, coupons)
  const favourite = coupons[indexOfHighest(bounds)]
  if (favourite === undefined) return null
  const floor = benefitTotal(base, benefitFor(favourite, base.terms.plan))
  let best: Coupon | null = null
  let total = 0
  for (let i = 0; i < coupons.length; i++) {
    const coupon = coupons[i]
    if (coupon === undefined || (bounds[i] ?? 0) < floor) continue
    const own = coupon === favourite ? floor : benefitTotal(base, benefitFor(coupon, base.terms.plan))
    if (own > total || (own === total && best !== null && endsBefore(coupon, best))) {
      best = coupon
      total = own
    }
  }
  return best === null ? null : { coupon: best, total: total as Cents }
}

function indexOfHighest(values: readonly number[]): number {
  return values.reduce((highest, value, i) => (value > (values[highest] ?? 0) ? i : highest), 0)
}

function endsBefore(left: Coupon, right: Coupon): boolean {
  return (left.endsAt ?? Infinity) < (right.endsAt ?? Infinity)
}

/** What each coupon can save at most, in cents, from the column sums and the largest row. */
function upperBounds(base: Base, coupons: readonly Coupon[]): number[] {
  const interest = sumAndPeak(base.interest)
  const fee = sumAndPeak(base.handlingFee)
  return coupons.map((coupon) => {
    const benefit = benefitFor(coupon, base.terms.plan)
    const hasInterest = benefit.waives !== 'handlingFee'
    const hasFee = benefit.waives !== 'interest'
    const sum = (hasInterest ? interest.sum : 0) + (hasFee ? fee.sum : 0)
    const peak = (hasInterest ? interest.peak : 0) + (hasFee ? fee.peak : 0)
    return Math.min(benefit.cap ?? Infinity, boundOf(benefit, sum, peak, base.terms.periods))
  })
}

function sumAndPeak(column: readonly number[]): { readonly sum: number; readonly peak: number } {
  let sum = 0
  let peak = 0
  for (const value of column) {
    sum += value
    if (value > peak) peak = value
  }
  return { sum, peak }
}

function boundOf(benefit: Benefit, sum: number, peak: number, periods: number): number {
  if (benefit.mode === 'none') return 0
  if (benefit.mode === 'free') return Math.min(sum, benefit.freePeriodCount * peak)
  // Each row rounds up by half a cent at most; the rest of the slack covers the float product.
  return benefit.mode === 'discount' ? sum * (benefit.savedFraction?.value ?? 0) + periods : sum
}
