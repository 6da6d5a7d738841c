import type { Cents } from '../number/cents.ts'
import { roundShare } from '../number/rounding.ts'
import type { Base } from './baseSchedule.ts'
import type { Benefit } from './terms.ts'

/** What a benefit takes off each period, in cents, and in all. */
export interface Discounts {
  readonly perPeriod: readonly Cents[]
  readonly total: Cents
}

/**
 * Discounts of a benefit on a base schedule (semantics 3.5), O(n).
 *
 * @param prior discounts already given by a coupon, when the benefit is a right on top of it (semantics 7.4):
 *   never more than interest plus fee of a period is waived in all.
 * @param lent an array to write into instead of a new one; it becomes `perPeriod`.
 */
export function applyBenefit(base: Base, benefit: Benefit, prior?: Discounts | null, lent?: number[]): Discounts {
  const periods = base.terms.periods
  const perPeriod = lent ?? []
  perPeriod.length = periods
  perPeriod.fill(0)
  const fraction = benefit.savedFraction
  const affected =
    benefit.mode === 'none' || (benefit.mode === 'discount' && fraction === null)
      ? 0
      : benefit.mode === 'free'
        ? Math.min(benefit.freePeriodCount, periods)
        : periods
  const backwards = benefit.mode === 'free' && !benefit.freeFromStart
  let left: number = benefit.cap ?? Infinity
  let total = 0
  for (let i = 0; i < affected && left > 0; i++) {
    const k = backwards ? periods - 1 - i : i
    const open = waivable(base, benefit, prior, k)
    const saving = benefit.mode === 'discount' && fraction !== null ? roundShare(open, fraction, 1, 1) : open
    const given = saving < left ? saving : left
    perPeriod[k] = given
    total += given
    left -= given
  }
  return { perPeriod: perPeriod as Cents[], total: total as Cents }
}

/** The part of a period's charges that the benefit may touch. */
function waivable(base: Base, benefit: Benefit, prior: Discounts | null | undefined, k: number): number {
  const interest = base.interest[k] ?? 0
  const fee = base.handlingFee[k] ?? 0
  const own =
    benefit.waives === 'interest' ? interest : benefit.waives === 'handlingFee' ? fee : interest + fee
  if (!prior) return own
  return Math.min(own, interest + fee - (prior.perPeriod[k] ?? 0))
}

/** Dues of each period after the discounts of a coupon and a right, in cents (`montyPayList`). */
export function duesAfter(base: Base, coupon?: Discounts | null, right?: Discounts | null): Cents[] {
  return base.due.map(
    (due, k) => (due - (coupon?.perPeriod[k] ?? 0) - (right?.perPeriod[k] ?? 0)) as Cents,
  )
}
