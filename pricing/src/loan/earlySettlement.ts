import { type Cents, sumCents } from '../number/cents.ts'
import { type Natural, add, atLeast, multiply, natural, powerOfTen } from '../number/natural.ts'
import type { Rate } from '../number/rate.ts'
import { roundShare, shareOf } from '../number/rounding.ts'
import { type Discounts, duesAfter } from '../schedule/applyBenefit.ts'
import type { Base } from '../schedule/baseSchedule.ts'

/**
 * How a loan may be cleared early (spec 9): 3 % of the remaining principal up to the segment period, no clearing in
 * the first six periods, or free at any time.
 */
export type SettlementVariant = 'segment' | 'lock6' | 'none'

/** When and under which rule a loan is cleared (semantics 9). */
export interface SettlementRequest {
  /** The period that is due when the loan is cleared, 1..n. */
  readonly period: number
  /** Last period with a fee, variant 'segment' only. */
  readonly penaltyPeriods: number
  readonly variant: SettlementVariant
}

/** What clearing costs, or that it is not allowed at that period (semantics 9). */
export type Settlement =
  | { readonly isAllowed: false }
  | {
      readonly isAllowed: true
      /** Principal after the current period, cents. */
      readonly remainingPrincipal: Cents
      readonly fee: Cents
      /** The current due, the remaining principal and the fee, cents. */
      readonly payoff: Cents
    }

const LOCKED_PERIODS = 6
const FEE_RATE: Rate = { value: 0.03, scale: 2, digits: '3' }

/**
 * Clearing a loan early at one period (semantics 9), exact to the cent; `null` when there is no such period.
 * @param discounts what was taken off the dues; `null`: nothing
 */
export function earlySettlement(
  base: Base,
  discounts: Discounts | null,
  request: SettlementRequest,
): Settlement | null {
  const { period, variant } = request
  const dues = duesAfter(base, discounts)
  const due = dues[period - 1]
  if (due === undefined) return null
  if (variant === 'lock6' && period <= LOCKED_PERIODS) return { isAllowed: false }
  const remaining = sumCents(base.principal.slice(period))
  const hasFee = variant === 'segment' && period <= request.penaltyPeriods
  const fee = hasFee ? cappedFee(base, dues, period, remaining, roundShare(remaining, shareOf(FEE_RATE))) : 0
  return {
    isAllowed: true,
    remainingPrincipal: remaining,
    fee: fee as Cents,
    payoff: (due + remaining + fee) as Cents,
  }
}

/**
 * The largest part of the fee with which the whole cost stays within 36 % a year, to the cent (OC-46).
 *
 * The customer's balance at 36 % after period k is P g 1.03^(k-1) - sum over j < k of due_j 1.03^(k-j), with g = 1.03
 * or 1 + days/1000 for a short first period. Both sides of "balance >= due_k + remaining + fee" are kept as integers
 * of scale 1000 x 100^(k-1), the paid sum on the right, so the answer is exact and needs no subtraction.
 */
function cappedFee(
  base: Base,
  dues: readonly Cents[],
  period: number,
  remaining: number,
  fee: number,
): number {
  const days = base.terms.firstPeriodDays
  const growth = natural(103)
  let owed = multiply(natural(base.terms.principal), natural(days === null ? 1030 : 1000 + days))
  let paid: Natural = []
  for (let j = 1; j < period; j++) {
    const scaled = multiply(natural(dues[j - 1] ?? 0), powerOfTen(3 + 2 * (j - 1)))
    paid = multiply(add(paid, scaled), growth)
    owed = multiply(owed, growth)
  }
  const unit = powerOfTen(3 + 2 * (period - 1))
  const closing = (dues[period - 1] ?? 0) + remaining
  const isWithin = (extra: number): boolean =>
    atLeast(owed, add(paid, multiply(natural(closing + extra), unit)))
  if (isWithin(fee)) return fee
  // Also where not even no fee is within: then low never rises.
  let low = 0
  let high = fee
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isWithin(middle)) low = middle
    else high = middle
  }
  return low
}
