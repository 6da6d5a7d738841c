import type { QueryInput } from '@koo/flow'
import type { LoanUseChoice } from './form.ts'
import { chosenIds, type LoanQuote } from './quote.ts'

/** The wish as the confirm page gets it: choices only. Every figure there comes from the lender. */
export function confirmQuery(
  loan: LoanQuote,
  amount: string,
  card: string,
  use: LoanUseChoice | null,
): QueryInput {
  return {
    amount,
    period: loan.period,
    card,
    coupons: chosenIds(loan.selection).join(',') || null,
    use: use?.use ?? null,
    sub: use?.sub ?? null,
  }
}
