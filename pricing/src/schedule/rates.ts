import type { Base } from './baseSchedule.ts'
import { type Discounts, duesAfter } from './applyBenefit.ts'
import { requireList } from '../inputError.ts'
import { readNumber } from '../number/decimal.ts'
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

/**
 * Internal rate of monthly cash flows by bisection (semantics 4, OC-23): nominal annual fraction, within 1e-7.
 * `null` (OC-24) when there are fewer than two flows, the first is not negative, a later one is negative or no number,
 * or the later ones sum to less than the outlay. Sum equal: 0.
 * @param cashFlows yuan or cents, numbers or decimal strings; the first is the outlay, negative.
 */
export function irr(cashFlows: readonly (number | string)[]): number | null {
  const [first, ...later] = requireList(cashFlows, 'cashFlows').map((flow) => readNumber(flow))
  const outlay = -(first ?? 0)
  if (outlay <= 0) return null
  // As shares of the outlay, so that no sum overflows.
  const shares: number[] = []
  let sum = 0
  for (const flow of later) {
    if (flow === null || flow < 0) return null
    shares.push(flow / outlay)
    sum += flow / outlay
  }
  // Figures with decimals may miss an equal sum by float noise.
  const noise = Number.EPSILON * cashFlows.length
  if (sum < 1 - noise) return null
  return sum > 1 + noise ? 12 * bisectRate(shares, 1, 1, IRR_TOLERANCE / 12) : 0
}

/** IRR of a schedule's dues (the "irr" figures; "apr" is `realAnnualRate`). They agree within 1e-7 (OC-25). */
export function scheduleIrr(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  return irr([0 - base.terms.principal, ...duesAfter(base, coupon, right)]) ?? 0
}

/**
 * (1+m)^12 - 1 of a monthly rate, both fractions; shown nowhere by default (OC-25). `null` where there is no such
 * rate: no number, -1 or less, or too large.
 */
export function effectiveAnnual(monthly: number): number | null {
  const yearly = Math.expm1(12 * Math.log1p(monthly))
  return monthly > -1 && yearly < Infinity ? yearly : null
}
