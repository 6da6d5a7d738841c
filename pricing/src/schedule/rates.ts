import type { Base } from './baseSchedule.ts'
import { type Discounts, duesAfter } from './applyBenefit.ts'
import { sumCents } from '../number/cents.ts'
import { bisectRate, monthlyRate } from './solver.ts'

/** Width of the annual bracket at which the bisection stops (OC-23). */
const IRR_TOLERANCE = 1e-7

/**
 * Real annual rate of a schedule: 12 m with m >= 0 the root of sum dues_k (1+m)^-t_k = principal (semantics 4, OC-21).
 * Nominal, a fraction. 0 exactly when nothing is charged. Float64: within 1e-10 of the exact root.
 */
export function realAnnualRate(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  const days = base.terms.firstPeriodDays
  return 12 * monthlyRate(duesAfter(base, coupon, right), base.terms.principal, days === null ? 1 : days / 30)
}

/**
 * What a page shows as the annual rate (OC-27): the contract's own rate for a loan with no fee, no discount and no
 * short first period, since cent rounding would show 23.99 % for 24 %; else the real rate. A fraction.
 */
export function shownAnnualRate(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  return isPlainLoan(base, coupon, right) ? base.terms.annualRate.value : realAnnualRate(base, coupon, right)
}

/** No fee, no discount, no short first period. */
export function isPlainLoan(base: Base, coupon?: Discounts | null, right?: Discounts | null): boolean {
  const { handlingFeeRate, firstPeriodDays } = base.terms
  return handlingFeeRate === null && firstPeriodDays === null && !coupon?.total && !right?.total
}

/** Annual rate, to 1e-7, at which monthly dues are worth an outlay above 0 that they exceed (OC-23). */
export function bisectedAnnualRate(dues: readonly number[], outlay: number): number {
  // As shares of the outlay, so that no sum overflows.
  const shares = dues.map((due) => due / outlay)
  return 12 * bisectRate(shares, 1, 1, IRR_TOLERANCE / 12)
}

/** IRR of a schedule's dues (the "irr" figures; "apr" is `realAnnualRate`). They agree within 1e-7 (OC-25). */
export function scheduleIrr(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  const dues = duesAfter(base, coupon, right)
  const { principal } = base.terms
  return sumCents(dues) > principal ? bisectedAnnualRate(dues, principal) : 0
}

/**
 * (1+m)^12 - 1 of a monthly rate, both fractions; shown nowhere by default (OC-25). `null` where there is no such
 * rate: no number, -1 or less, or too large.
 */
export function effectiveAnnual(monthly: number): number | null {
  const yearly = Math.expm1(12 * Math.log1p(monthly))
  return monthly > -1 && yearly < Infinity ? yearly : null
}
