import { type Cents, divideHalfUp } from '../number/cents.ts'
import type { Rate } from '../number/rate.ts'
import { equalInstalment, roundShare, shareOf } from '../number/rounding.ts'
import { checkTerms } from './checkTerms.ts'
import type { Terms } from './terms.ts'

// semantics 3.4
/** Rows of a loan before any discount: one array per column, all in cents and of length `terms.periods`. */
export interface Base {
  readonly terms: Terms
  readonly principal: readonly Cents[]
  readonly interest: readonly Cents[]
  readonly serviceCharge: readonly Cents[]
  readonly handlingFee: readonly Cents[]
  /** principal + interest + serviceCharge + handlingFee. */
  readonly due: readonly Cents[]
}

// semantics 3.4, OC-13
/**
 * Calculates the rows before any discount. O(n), exact half-up cents. The last period takes the rounding remainder. A
 * short first period changes only the first charge, never the split of the principal. Throws an `InputError` for terms
 * made by hand that no loan can have.
 */
export function baseSchedule(terms: Terms): Base {
  checkTerms(terms)
  const { periods, annualRate, lenderAnnualRate, firstPeriodDays } = terms
  const equalPrincipal = terms.plan === 'bill'
  const instalment = equalPrincipal
    ? divideHalfUp(terms.principal, periods)
    : equalInstalment(terms.principal, annualRate, periods)
  const monthly = shareOf(annualRate, 1, 12)
  // `null` when the whole charge is interest.
  const lenderMonthly = lenderAnnualRate === annualRate ? null : shareOf(lenderAnnualRate, 1, 12)
  const handlingFee = spreadHandlingFee(terms.principal, terms.handlingFeeRate, periods)
  const principal: number[] = []
  const interest: number[] = []
  const serviceCharge: number[] = []
  const due: number[] = []

  let balance: number = terms.principal
  for (let k = 1; k <= periods; k++) {
    const charge = roundShare(balance, monthly)
    const interestPart = lenderMonthly === null ? charge : roundShare(balance, lenderMonthly)
    const wanted = equalPrincipal ? instalment : instalment - charge
    const part = k === periods ? balance : Math.min(wanted, balance)
    principal.push(part)
    interest.push(interestPart)
    serviceCharge.push(charge - interestPart)
    due.push(part + charge + (handlingFee[k - 1] ?? 0))
    balance -= part
  }
  if (firstPeriodDays !== null) {
    const charge = roundShare(terms.principal, shareOf(annualRate, firstPeriodDays, 360))
    const interestPart = roundShare(terms.principal, shareOf(lenderAnnualRate, firstPeriodDays, 360))
    interest[0] = interestPart
    serviceCharge[0] = charge - interestPart
    due[0] = (principal[0] ?? 0) + charge + (handlingFee[0] ?? 0)
  }
  return {
    terms,
    principal: principal as Cents[],
    interest: interest as Cents[],
    serviceCharge: serviceCharge as Cents[],
    handlingFee,
    due: due as Cents[],
  }
}

// OC-11
/**
 * Spreads the additional fee over the periods: F = R(P x rate) for the whole term in equal parts; the last part takes
 * the remainder. Only this function knows how the fee is spread.
 */
function spreadHandlingFee(principal: Cents, rate: Rate | null, periods: number): Cents[] {
  const fees: number[] = []
  let left = rate === null ? 0 : roundShare(principal, shareOf(rate))
  const part = divideHalfUp(left, periods)
  for (let k = 1; k <= periods; k++) {
    const fee = k === periods ? left : Math.min(part, left)
    fees.push(fee)
    left -= fee
  }
  return fees as Cents[]
}

// semantics 3.4
/** One period as a table shows it, in cents. */
export interface ScheduleRow {
  readonly principal: Cents
  readonly interest: Cents
  readonly serviceCharge: Cents
  readonly handlingFee: Cents
  /** principal + interest + serviceCharge. */
  readonly instalment: Cents
  /** instalment + handlingFee. */
  readonly due: Cents
  readonly discount: Cents
  readonly dueAfterDiscount: Cents
  /** What the period costs after the discount: dueAfterDiscount - principal. */
  readonly charge: Cents
}

// semantics 3.4
/** The rows as objects, after `discounts`; no discounts when left out. */
export function scheduleRows(base: Base, discounts: readonly Cents[] = []): ScheduleRow[] {
  return base.due.map((due, k) => {
    const fee = base.handlingFee[k] ?? 0
    const discount = discounts[k] ?? 0
    return {
      principal: base.principal[k] ?? 0,
      interest: base.interest[k] ?? 0,
      serviceCharge: base.serviceCharge[k] ?? 0,
      handlingFee: fee,
      instalment: due - fee,
      due,
      discount,
      dueAfterDiscount: due - discount,
      charge: due - discount - (base.principal[k] ?? 0),
    } as ScheduleRow
  })
}
