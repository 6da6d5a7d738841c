import type { Cents } from '../number/cents.ts'
import { presentValue } from './solver.ts'

// spec 9
/** The highest real annual rate of a loan that may be offered where no row of a table names a lower one, a fraction. */
export const RATE_CAP = 0.36
/** Rounding error of an instalment, in cents; a smaller excess over a rate is ignored. */
const ROUNDING = 1

// semantics 4
/**
 * Whether these dues cost more than an annual rate (a fraction): their real rate is higher by more than cent rounding
 * explains. No rate is solved: at a higher rate the same dues are worth less, so their value at this rate is compared
 * with the principal. `first` is the time of the first due, in months.
 */
export function costsMoreThan(
  annualRate: number,
  dues: readonly Cents[],
  principal: Cents,
  first = 1,
): boolean {
  const least = dues.map((due) => Math.max(0, due - ROUNDING))
  return presentValue(least, first, annualRate / 12) > principal
}

// semantics 4
/** Whether these dues cost less than an annual rate, by more than rounding explains. */
export function costsLessThan(
  annualRate: number,
  dues: readonly Cents[],
  principal: Cents,
  first = 1,
): boolean {
  const most = dues.map((due) => due + ROUNDING)
  return presentValue(most, first, annualRate / 12) < principal
}

// semantics 4
/**
 * Whether a loan costs more a year by its real rate than its ceiling, 36 % where no other is given. Such a loan is never
 * offered.
 */
export function isAboveRateCap(
  dues: readonly Cents[],
  principal: Cents,
  first = 1,
  ceiling = RATE_CAP,
): boolean {
  return costsMoreThan(ceiling, dues, principal, first)
}
