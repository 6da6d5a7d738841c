import { type Cents, divideHalfUp } from '../number/cents.ts'
import type { Rate } from '../number/rate.ts'
import { equalInstalment, roundShare } from '../number/rounding.ts'
import type { Terms } from './terms.ts'

/** Rows of a loan before any discount, one column an array, all in cents and of length `terms.periods`. */
export interface Base {
  readonly terms: Terms
  readonly principal: readonly Cents[]
  readonly interest: readonly Cents[]
  readonly serviceCharge: readonly Cents[]
  readonly handlingFee: readonly Cents[]
  /** principal + interest + serviceCharge + handlingFee. */
  readonly due: readonly Cents[]
}

/**
 * The rows of semantics 3.4. O(n), exact half-up cents. The last period takes every rounding remainder.
 * A short first period changes the first charge only, never the split of the principal (OC-13).
 */
export function baseSchedule(terms: Terms): Base {
  const { periods, annualRate, lenderAnnualRate, firstPeriodDays } = terms
  const ownService = lenderAnnualRate !== annualRate
  const equalPrincipal = terms.plan === 'bill'
  const instalment = equalPrincipal
    ? divideHalfUp(terms.principal, periods)
    : equalInstalment(terms.principal, annualRate, periods)
  const handlingFee = spreadHandlingFee(terms.principal, terms.handlingFeeRate, periods)
  const principal: number[] = []
  const interest: number[] = []
  const serviceCharge: number[] = []
  const due: number[] = []

  let balance: number = terms.principal
  for (let k = 0; k < periods; k++) {
    const monthCharge = roundShare(balance, annualRate, 1, 12)
    const wanted = equalPrincipal ? instalment : instalment - monthCharge
    const part = k === periods - 1 || wanted > balance ? balance : wanted
    const short = k === 0 && firstPeriodDays !== null
    const charge = short ? roundShare(balance, annualRate, firstPeriodDays, 360) : monthCharge
    const lent = !ownService
      ? charge
      : short
        ? roundShare(balance, lenderAnnualRate, firstPeriodDays, 360)
        : roundShare(balance, lenderAnnualRate, 1, 12)
    principal.push(part)
    interest.push(lent)
    serviceCharge.push(charge - lent)
    due.push(part + charge + (handlingFee[k] ?? 0))
    balance -= part
  }
  return { terms, principal, interest, serviceCharge, handlingFee, due } as unknown as Base
}

/**
 * The fee on top: F = R(P x rate) for the whole term, collected in equal parts, the last taking what is left.
 * The only place that knows how the fee is spread (OC-11).
 */
export function spreadHandlingFee(principal: Cents, rate: Rate | null, periods: number): Cents[] {
  const fees: number[] = []
  let left = rate === null ? 0 : roundShare(principal, rate, 1, 1)
  const part = divideHalfUp(left, periods)
  for (let k = 1; k <= periods; k++) {
    const fee = k === periods || part > left ? left : part
    fees.push(fee)
    left -= fee
  }
  return fees as Cents[]
}

/** One period as a table shows it, all in cents. */
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
}

/** The rows as objects, after `discounts` (none when left out). */
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
    } as ScheduleRow
  })
}
