import type { Cents } from '../number/cents.ts'
import { roundShare, shareOf } from '../number/rounding.ts'
import type { Base } from './baseSchedule.ts'
import type { Benefit } from './terms.ts'

// semantics 3.5
/** The discount of a benefit in each period and in total, in cents. */
export interface Discounts {
  readonly perPeriod: readonly Cents[]
  readonly total: Cents
}

// semantics 3.5, 7.4
/**
 * Discounts of a benefit on a base schedule, in cents. O(n).
 *
 * @param prior discounts of a coupon, when the benefit is a right on top of it: together they never
 * waive more than interest plus fee of a period
 * @param target an array to write into in place of a new one; it becomes `perPeriod`
 */
export function applyBenefit(
  base: Base,
  benefit: Benefit,
  prior?: Discounts | null,
  target?: number[],
): Discounts {
  const perPeriod = target ?? []
  perPeriod.length = base.terms.periods
  perPeriod.fill(0)
  const total = allocate(base, benefit, prior ?? null, perPeriod)
  return { perPeriod: perPeriod as Cents[], total }
}

// semantics 3.5
/** Only the total of `applyBenefit`, in cents. Allocates nothing. */
export function benefitTotal(base: Base, benefit: Benefit): Cents {
  return allocate(base, benefit, null, null)
}

/**
 * Goes through the affected periods in the benefit's order until its cap is used up; writes into `perPeriod` if given.
 */
function allocate(base: Base, benefit: Benefit, prior: Discounts | null, perPeriod: number[] | null): Cents {
  const periods = base.terms.periods
  const isShared = benefit.mode === 'discount'
  const saved = isShared && benefit.savedFraction !== null ? shareOf(benefit.savedFraction) : null
  const affected =
    benefit.mode === 'none' || (isShared && saved === null)
      ? 0
      : benefit.mode === 'free'
        ? Math.min(benefit.freePeriodCount, periods)
        : periods
  const backwards = benefit.mode === 'free' && !benefit.freeFromStart
  const cap: number = benefit.cap ?? Infinity
  let total = 0
  for (let i = 0; i < affected; i++) {
    const k = backwards ? periods - 1 - i : i
    const open = waivable(base, benefit, prior, k)
    const saving = saved === null ? open : roundShare(open, saved)
    const given = Math.min(saving, cap - total)
    if (perPeriod !== null) perPeriod[k] = given
    total += given
  }
  return total as Cents
}

/** The part of a period's charges that the benefit may waive. */
function waivable(base: Base, benefit: Benefit, prior: Discounts | null, k: number): number {
  const interest = base.interest[k] ?? 0
  const fee = base.handlingFee[k] ?? 0
  const own =
    benefit.waives === 'interest' ? interest : benefit.waives === 'handlingFee' ? fee : interest + fee
  if (prior === null) return own
  return Math.min(own, interest + fee - (prior.perPeriod[k] ?? 0))
}

// semantics 7.4
/** The discounts of a coupon and a right together; `null` when there is neither. */
export function combineDiscounts(coupon?: Discounts | null, right?: Discounts | null): Discounts | null {
  if (!coupon || !right) return coupon ?? right ?? null
  return {
    perPeriod: coupon.perPeriod.map((discount, k) => (discount + (right.perPeriod[k] ?? 0)) as Cents),
    total: (coupon.total + right.total) as Cents,
  }
}

// semantics 3.6
/** Due of each period after the discounts of a coupon and a right, in cents (`montyPayList`). */
export function duesAfter(base: Base, coupon?: Discounts | null, right?: Discounts | null): Cents[] {
  return base.due.map((due, k) => (due - (coupon?.perPeriod[k] ?? 0) - (right?.perPeriod[k] ?? 0)) as Cents)
}
