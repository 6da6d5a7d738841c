import type { Base } from './baseSchedule.ts'
import { type Discounts, duesAfter } from './applyBenefit.ts'
import { sumCents } from '../number/cents.ts'
import { bisectRate, monthlyRate } from './solver.ts'

// OC-23
/** Width of the annual bracket at which the bisection stops. */
const IRR_TOLERANCE = 1e-7

// semantics 4, OC-21
/**
 * Real annual rate of a schedule: 12 m, where m >= 0 is the root of sum dues_k (1+m)^-t_k = principal. Nominal, a
 * fraction. Exactly 0 when nothing is charged. Float64, within 1e-10 of the exact root.
 */
export function realAnnualRate(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  const days = base.terms.firstPeriodDays
  return 12 * monthlyRate(duesAfter(base, coupon, right), base.terms.principal, days === null ? 1 : days / 30)
}

// OC-27
/**
 * The annual rate that a page shows, a fraction. A loan with no fee, no discount and no short first period has the rate
 * of its contract, because cent rounding would show 23.99 % for 24 %. All others have the real rate.
 */
export function shownAnnualRate(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  return isPlainLoan(base, coupon, right) ? base.terms.annualRate.value : realAnnualRate(base, coupon, right)
}

/** Whether a loan has no fee, no discount and no short first period. */
export function isPlainLoan(base: Base, coupon?: Discounts | null, right?: Discounts | null): boolean {
  const { handlingFeeRate, firstPeriodDays } = base.terms
  return handlingFeeRate === null && firstPeriodDays === null && !coupon?.total && !right?.total
}

// OC-23
/**
 * Annual rate, within 1e-7, at which monthly dues are worth the outlay. Needs an outlay above 0 and dues that sum to
 * more.
 */
export function bisectedAnnualRate(dues: readonly number[], outlay: number): number {
  // Dues as shares of the outlay, so that no sum overflows.
  const shares = dues.map((due) => due / outlay)
  return 12 * bisectRate(shares, 1, 1, IRR_TOLERANCE / 12)
}

// OC-25
/** IRR of a schedule's dues, for the "irr" figures; the "apr" figures are `realAnnualRate`. Both agree within 1e-7. */
export function scheduleIrr(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  const dues = duesAfter(base, coupon, right)
  const { principal } = base.terms
  return sumCents(dues) > principal ? bisectedAnnualRate(dues, principal) : 0
}

// OC-25
/**
 * (1+m)^12 - 1 of a monthly rate; both are fractions. Not shown anywhere by default. `null` when there is no such rate:
 * not a number, -1 or less, or too large.
 */
export function effectiveAnnual(monthly: number): number | null {
  const yearly = Math.expm1(12 * Math.log1p(monthly))
  return monthly > -1 && yearly < Infinity ? yearly : null
}
