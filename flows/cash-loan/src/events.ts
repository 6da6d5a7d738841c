import type { OfferFault } from '@koo/pricing'

/** Events of the cash loan for analytics, besides views and exits: names, and facts without personal data. */
export type CashLoanEvents = {
  /** The customer opened the information about the lender. */
  lender_info: { lender: string }
  /** The lender's terms were not shown for signing. */
  terms_refused: { reason: OfferFault }
  /** The review has ended, or the result is unknown after all requests (result.21). */
  review: { outcome: 'success' | 'failure' | 'no_result' }
}
