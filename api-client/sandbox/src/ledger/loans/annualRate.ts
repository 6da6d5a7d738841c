import { firstPeriodDays } from '@koo/pricing'
import type { Quote } from '../state/loan.ts'
import { realTotalOf } from './rows.ts'

/** Days of a month, as the schedule counts a first period. */
export const MONTH_DAYS = 30
const MONTHS = 12
/** Halving this often leaves nothing between two floats. */
const HALVINGS = 80

/** Payments of a loan in cents, a month apart, and the months from the payout to the first of them. */
export interface Payments {
  principal: number
  dues: readonly number[]
  first: number
}

/**
 * The nominal annual rate of payments: twelve times the monthly rate at which they are worth the principal. A fraction;
 * 0 when nothing is charged. Found by halving, and not by the solver of the pages, which it is compared with.
 */
export function annualRate(payments: Payments): number {
  const { principal, dues } = payments
  if (dues.reduce((sum, due) => sum + due, 0) <= principal) return 0
  let [low, high] = [0, 1]
  while (worth(payments, high) > principal) high *= 2
  for (let k = 0; k < HALVINGS; k += 1) {
    const middle = (low + high) / 2
    if (worth(payments, middle) > principal) low = middle
    else high = middle
  }
  return MONTHS * high
}

/** What payments are worth at the payout, at a monthly rate. */
export function worth({ dues, first }: Payments, monthly: number): number {
  return dues.reduce((sum, due, k) => sum + due * (1 + monthly) ** -(first + k), 0)
}

/** The payments of a quote after its discounts. */
export const paymentsOf = (quote: Quote): Payments => ({
  principal: quote.amountCents,
  dues: quote.rows.map(realTotalOf),
  first: firstMonths(quote),
})

/** Months to the first bill, as the schedule counts them: a whole one, or the days of a shorter one. */
export function firstMonths({ billDays }: Pick<Quote, 'billDays'>): number {
  return (firstPeriodDays(billDays) ?? MONTH_DAYS) / MONTH_DAYS
}
