import { LOAN_CAPS } from '../../../ledger/state/loan.ts'
import type { Handlers } from '../../../engine/context.ts'
import { bookLoan, termsFor } from '../../../ledger/lending/lending.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import { unshiftCapped } from '../../../engine/world.ts'

/** The first version of publishing: no terms are shown or signed, so the request alone defines the loan. */
export const publishHandlers = {
  'cash/publish'(request, context) {
    const { amount, loanPeriod, userCardId, loanUseCode, couponId, serialNumber } = request
    const couponIds = couponId === undefined ? [] : [couponId]
    const terms = termsFor(context, { amount, loanPeriod, userCardId, couponIds, loanUseCode })
    // This version shows the customer no other amount, so no other amount is lent.
    if (terms.quote.amountCents !== terms.requestedCents) throw new Refusal(RESULTS.ratesFailed)
    const loan = bookLoan(context, terms, { serialNumber })
    unshiftCapped(context.user().terms, terms, LOAN_CAPS.terms)
    return {
      listingId: loan.listingId,
      loanId: loan.loanId,
      serialNumber,
      paymentDay: String(terms.repaymentDay),
    }
  },
} satisfies Handlers
