import type { Base } from './baseSchedule.ts'
import { type Discounts, duesAfter } from './applyBenefit.ts'
import { readNumber } from '../number/decimal.ts'

/** Rounds after which Newton gives way to bisection (spec 9). */
const NEWTON_LIMIT = 10_000
const NEWTON_TOLERANCE = 1e-15
/** Below this step a step that no longer shrinks is float noise. */
const NOISE = 1e-12
const BISECTION_LIMIT = 1000
/** Width of the annual bracket at which the bisection stops (OC-23). */
const IRR_TOLERANCE = 1e-7
const MAX_DOUBLINGS = 60

/**
 * Real annual rate of a schedule: 12 m with m >= 0 the root of sum dues_k (1+m)^-t_k = principal (semantics 4, OC-21).
 * Nominal, a fraction. 0 exactly when nothing is charged. Float64: within 1e-10 of the exact root.
 */
export function realAnnualRate(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  const days = base.terms.firstPeriodDays
  const dues = coupon || right ? duesAfter(base, coupon, right) : base.due
  return 12 * monthlyRate(dues, base.terms.principal, days === null ? 1 : days / 30)
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
 * Monthly rate at which the dues are worth the outlay. `first` is the time of the first due in months, the others
 * follow a month apart. Needs sum of dues >= outlay > 0.
 */
function monthlyRate(dues: readonly number[], outlay: number, first: number): number {
  let sum = 0
  for (const due of dues) sum += due
  if (sum <= outlay) return 0
  // The value is convex and falling, so from the second iterate on Newton climbs to the root from the left.
  let rate = (2 * (sum - outlay)) / (outlay * (dues.length + 1))
  let lastStep = Infinity
  for (let round = 0; round < NEWTON_LIMIT; round++) {
    const step = newtonStep(dues, outlay, first, rate)
    const size = Math.abs(step)
    if (!(size < Infinity)) break
    rate += step
    if (size < NEWTON_TOLERANCE || (size < NOISE && size >= lastStep)) return rate > 0 ? rate : 0
    lastStep = size
  }
  return bisect((m) => presentValue(dues, first, m) > outlay, NEWTON_TOLERANCE)
}

function newtonStep(dues: readonly number[], outlay: number, first: number, rate: number): number {
  const v = 1 / (1 + rate)
  // Horner on value and slope together: value = sum dues_k v^k, weighted = sum k dues_k v^k.
  let value = 0
  let weighted = 0
  for (let k = dues.length - 1; k >= 0; k--) {
    value = (value + (dues[k] ?? 0)) * v
    weighted = weighted * v + value
  }
  return first === 1 ? (value - outlay) / (weighted * v) : shiftedStep(value, weighted, outlay, first, v)
}

function shiftedStep(value: number, weighted: number, outlay: number, first: number, v: number): number {
  const shift = v ** (first - 1)
  const present = value * shift
  const slope = (weighted + (first - 1) * value) * shift
  return (present - outlay) / (slope * v)
}

function presentValue(dues: readonly number[], first: number, rate: number): number {
  const v = 1 / (1 + rate)
  let value = 0
  for (let k = dues.length - 1; k >= 0; k--) value = (value + (dues[k] ?? 0)) * v
  return value * v ** (first - 1)
}

/** Middle of the bracket in which `isLow` turns from true to false; the top starts at 1 and is doubled. */
function bisect(isLow: (rate: number) => boolean, tolerance: number): number {
  let low = 0
  let high = 1
  for (let i = 0; i < MAX_DOUBLINGS && isLow(high); i++) high *= 2
  for (let i = 0; i < BISECTION_LIMIT && high - low >= tolerance; i++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (isLow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Internal rate of monthly cash flows by bisection (semantics 4, OC-23): nominal annual fraction, within 1e-7.
 * `null` (OC-24) when there are fewer than two flows, the first is not negative, a later one is negative or no number,
 * or the later ones sum to less than the outlay. Sum equal: 0.
 * @param cashFlows yuan or cents, numbers or decimal strings; the first is the outlay, negative.
 */
export function irr(cashFlows: readonly (number | string)[]): number | null {
  const flows = cashFlows.map((flow) => readNumber(flow))
  const outlay = -(flows[0] ?? 0)
  if (flows.length < 2 || !(outlay > 0)) return null
  const dues: number[] = []
  let sum = 0
  for (const flow of flows.slice(1)) {
    if (flow === null || flow < 0) return null
    dues.push(flow)
    sum += flow
  }
  const gap = sum - outlay
  // Figures with decimals may miss an equal sum by float noise.
  if (Math.abs(gap) <= sum * Number.EPSILON * flows.length) return 0
  if (gap < 0) return null
  return 12 * bisect((m) => presentValue(dues, 1, m) > outlay, IRR_TOLERANCE / 12)
}

/** IRR of a schedule's dues (the "irr" figures; "apr" is `realAnnualRate`). They agree within 1e-7 (OC-25). */
export function scheduleIrr(base: Base, coupon?: Discounts | null, right?: Discounts | null): number {
  return irr([0 - base.terms.principal, ...duesAfter(base, coupon, right)]) ?? 0
}

/** (1+m)^12 - 1 of a monthly rate; shown nowhere by default (OC-25). */
export function effectiveAnnual(monthly: number): number {
  return Math.expm1(12 * Math.log1p(monthly))
}
