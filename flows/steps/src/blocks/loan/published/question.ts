import { cardName } from '@koo/page'
import { money, percentText } from '@koo/pricing'
import type { LoanView } from '../figures/loanView.ts'
import { copy } from './copy.ts'

/** What the customer is asked before a loan is published. */
export interface LoanQuestion {
  title: string
  /** Text of the button that goes on, where a code follows it. */
  confirm?: string
}

/** The loan in one sentence, with the figures that the page shows: no page with terms follows. */
export function questionOf({ title, confirm = copy.ask.confirm }: LoanQuestion, { loan, card }: LoanView) {
  const quote = loan?.quote
  return {
    title,
    confirmText: confirm,
    cancelText: copy.ask.cancel,
    ...(quote &&
      card && {
        body: copy.ask.body({
          amount: money(quote.base.terms.principal),
          periods: quote.periods,
          monthly: money(quote.averageMonthlyDue),
          rate: percentText(quote.aprAfter),
          card: cardName(card.bankName, card.cardNo),
        }),
      }),
  }
}
