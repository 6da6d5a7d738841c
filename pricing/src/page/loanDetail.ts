import { showsStruckThrough } from '../format/rates.ts'
import type { Cents } from '../number/cents.ts'
import { readRate } from '../number/rate.ts'
import type { PeriodQuote } from './periodQuote.ts'

// semantics 4
/** Rates that the server sends for the shown terms, as fractions; they are used instead of ours. */
export interface StatedRates {
  readonly aprBefore?: number | string | null
  readonly aprAfter?: number | string | null
  readonly irrBefore?: number | string | null
}

// semantics 11, OC-51
/** Figures of the loan detail sheet. */
export interface LoanDetail {
  readonly averageMonthlyDue: Cents
  /** Discount of coupon and right at the amount shown, in cents. */
  readonly couponAmount: Cents
  /** The same at the amount the customer requested; equal when the lender did not change it. */
  readonly couponAmountBefore: Cents
  /** A fraction. */
  readonly aprAfter: number
  /** Shown struck through; `null` when it would look the same as `aprAfter`. A fraction. */
  readonly aprBefore: number | null
  /** A fraction. */
  readonly irrBefore: number
}

// semantics 11
/**
 * The figures of the loan detail sheet.
 * @param shown the loan as it is offered now
 * @param requested the loan that the customer requested, if the lender changed the amount
 * @param stated rates from the server, which are used instead of ours
 */
export function loanDetail(
  shown: PeriodQuote,
  requested: PeriodQuote = shown,
  stated: StatedRates = {},
): LoanDetail {
  const aprAfter = readRate(stated.aprAfter)?.value ?? shown.aprAfter
  const aprBefore = readRate(stated.aprBefore)?.value ?? shown.aprBefore
  return {
    averageMonthlyDue: shown.averageMonthlyDue,
    couponAmount: shown.totalDiscount,
    couponAmountBefore: requested.totalDiscount,
    aprAfter,
    aprBefore: showsStruckThrough(aprBefore, aprAfter) ? aprBefore : null,
    irrBefore: readRate(stated.irrBefore)?.value ?? shown.irrBefore,
  }
}
