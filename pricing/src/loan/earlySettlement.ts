import { type Cents, sumCents } from '../number/cents.ts'
import { Exact } from '../number/exact.ts'
import { type Discounts, duesAfter } from '../schedule/applyBenefit.ts'
import type { Base } from '../schedule/baseSchedule.ts'
import { RATE_CAP } from '../schedule/rateCap.ts'

// spec 9
/**
 * The rule for settling a loan early: a fee of 3 % of the remaining principal up to the segment period ('segment'), not
 * allowed in the first six periods ('lock6'), or free at any time ('none').
 */
export type SettlementVariant = 'segment' | 'lock6' | 'none'

// semantics 9
/** When a loan is settled, and under which rule. */
export interface SettlementRequest {
  /** The period that is due when the loan is settled, 1..n. */
  readonly period: number
  /** The last period with a fee; for variant 'segment' only. */
  readonly penaltyPeriods: number
  readonly variant: SettlementVariant
  /** The highest annual cost of the loan with the fee, a fraction. Default: 36 %. */
  readonly ceiling?: number
}

// semantics 9
/** What settling costs, or that it is not allowed at that period. */
export type Settlement =
  | { readonly isAllowed: false }
  | {
      readonly isAllowed: true
      /** Principal after the current period, in cents. */
      readonly remainingPrincipal: Cents
      readonly fee: Cents
      /** The current due, the remaining principal and the fee, in cents. */
      readonly payoff: Cents
    }

const LOCKED_PERIODS = 6
// spec 9
/** The fee for settling a loan early, a fraction of the remaining principal. */
export const SETTLEMENT_FEE_RATE = 0.03
const YEAR_MONTHS = 12
const YEAR_DAYS = 360

// semantics 9
/**
 * The figures of settling a loan early at one period, exact to the cent; `null` when there is no such period.
 * @param discounts discounts already taken off the dues; `null`: none
 */
export function earlySettlement(
  base: Base,
  discounts: Discounts | null,
  request: SettlementRequest,
): Settlement | null {
  const { principal, terms } = base
  const { firstPeriodDays } = terms
  return planSettlement({ principals: principal, dues: duesAfter(base, discounts), firstPeriodDays }, request)
}

// semantics 9
/** A repayment plan, of our own or of a lender. */
export interface RepaidPlan {
  /** What each period repays, in cents; together the principal. */
  readonly principals: readonly Cents[]
  /** What is paid in each period after discounts, in cents. */
  readonly dues: readonly Cents[]
  /** Days of a first period that is no whole month; `null`: it is one. */
  readonly firstPeriodDays: number | null
}

// semantics 9
/** The same for a plan that is known by its rows alone. */
export function planSettlement(plan: RepaidPlan, request: SettlementRequest): Settlement | null {
  const { period, variant } = request
  const due = plan.dues[period - 1]
  if (due === undefined) return null
  if (variant === 'lock6' && period <= LOCKED_PERIODS) return { isAllowed: false }
  const remaining = sumCents(plan.principals.slice(period))
  const hasFee = variant === 'segment' && period <= request.penaltyPeriods
  const fee = hasFee ? cappedFee(plan, request, remaining) : 0
  return {
    isAllowed: true,
    remainingPrincipal: remaining,
    fee: fee as Cents,
    payoff: (due + remaining + fee) as Cents,
  }
}

// OC-46
/**
 * The fee: 3 % of the remaining principal, limited so that the whole cost stays within the ceiling to the cent. The
 * limit is the customer's balance at that rate after period k, less what is paid then. Exact: no product is rounded.
 */
function cappedFee(
  { principals, dues, firstPeriodDays: days }: RepaidPlan,
  { period, ceiling = RATE_CAP }: SettlementRequest,
  remaining: Cents,
): number {
  const monthly = new Exact(ceiling).div(YEAR_MONTHS).plus(1)
  const first = days === null ? monthly : new Exact(ceiling).times(days).div(YEAR_DAYS).plus(1)
  let balance = new Exact(sumCents(principals)).times(first)
  for (const due of dues.slice(0, period - 1)) balance = balance.minus(due).times(monthly)
  const room = balance
    .minus(dues[period - 1] ?? 0)
    .minus(remaining)
    .floor()
  const fee = new Exact(SETTLEMENT_FEE_RATE).times(remaining).round()
  return Exact.max(0, Exact.min(fee, room)).toNumber()
}

// spec 9
/**
 * The most that settling a loan can cost once its first `paid` periods are paid, in cents: 3 % of the principal after
 * them. The fee itself may be lower, because the whole cost stays within its ceiling.
 * @param principal of each period, in cents
 */
export function highestSettlementFee(principal: readonly Cents[], paid = 1): Cents {
  return new Exact(SETTLEMENT_FEE_RATE)
    .times(sumCents(principal.slice(paid)))
    .round()
    .toNumber() as Cents
}
