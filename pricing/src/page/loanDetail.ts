import { showsStruckThrough } from '../format/rates.ts'
import type { Cents } from '../number/cents.ts'
import { readRate } from '../number/rate.ts'
import type { PeriodQuote } from './periodQuote.ts'

/** Rates a server states for the shown terms; they win over ours (semantics 4). Fractions. */
export interface StatedRates {
  readonly aprBefore?: number | string | null
  readonly aprAfter?: number | string | null
  readonly irrBefore?: number | string | null
}

/** Figures of the loan detail sheet (semantics 11). */
export interface LoanDetail {
  readonly averageMonthlyDue: Cents
  /** Coupon and right for the amount shown, cents. */
  readonly couponAmount: Cents
  /** The same before the lender changed the amount; equal when it did not (OC-51). */
  readonly couponAmountBefore: Cents
  /** A fraction. */
  readonly aprAfter: number
  /** Struck through; `null` when it would read like `aprAfter` (OC-51). A fraction. */
  readonly aprBefore: number | null
  /** A fraction. */
  readonly irrBefore: number
}

/**
 * Figures of the loan detail sheet (semantics 11).
 * @param shown the loan as it is offered now
 * @param asked the loan as the user asked for it, when the lender changed the amount
 */
export function loanDetail(
  shown: PeriodQuote,
  asked: PeriodQuote = shown,
  stated: StatedRates = {},
): LoanDetail {
  const aprAfter = readRate(stated.aprAfter)?.value ?? shown.aprAfter
  const aprBefore = readRate(stated.aprBefore)?.value ?? shown.aprBefore
  return {
    averageMonthlyDue: shown.averageMonthlyDue,
    couponAmount: shown.totalDiscount,
    couponAmountBefore: asked.totalDiscount,
    aprAfter,
    aprBefore: showsStruckThrough(aprBefore, aprAfter) ? aprBefore : null,
    irrBefore: readRate(stated.irrBefore)?.value ?? shown.irrBefore,
  }
}
