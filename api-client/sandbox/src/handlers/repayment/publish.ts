import type { Handlers } from '../../context.ts'
import { bookLoan, termsFor } from '../../lender/lending.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { CAPS, unshiftCapped } from '../../world.ts'

/** Publishing in its first form: no terms are shown and none are signed, so what was asked for is all there is. */
export const publishHandlers = {
  'cash/publish'(request, context) {
    const { amount, loanPeriod, userCardId, loanUseCode, couponId, serialNumber } = request
    const couponIds = couponId === undefined ? [] : [couponId]
    const terms = termsFor(context, { amount, loanPeriod, userCardId, couponIds, loanUseCode })
    // The customer of this form is shown no other amount, so none is lent.
    if (terms.quote.amountCents !== terms.requestedCents) throw new Refusal(RESULTS.ratesFailed)
    const loan = bookLoan(context, terms, serialNumber)
    unshiftCapped(context.user().terms, terms, CAPS.terms)
    return {
      listingId: loan.listingId,
      loanId: loan.loanId,
      serialNumber,
      paymentDay: String(terms.repaymentDay),
    }
  },
} satisfies Handlers
