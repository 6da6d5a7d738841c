import type { OfferFault } from '@koo/pricing'
import type { PopupEvents } from '@koo/steps/popups'

/** How a review ended. A refusal with and without an offer of the lead flow; `failure` where it was not asked for. */
export type ReviewOutcome = 'success' | 'failure_lead_flow' | 'failure_no_lead_flow' | 'failure' | 'no_result'

/** What happened to a lead pop-up. `auto`: its countdown confirmed it; `ignored`: another one was there. */
export type LeadPopAction = 'show' | 'confirm' | 'auto' | 'close' | 'ignored'

/**
 * What happened to the pop-up of a one-click loan. `cancel`: the customer selects another loan; `unsound`: the offer contradicts
 * itself, or must not be made, and was not shown.
 */
export type OneClickAction = 'show' | 'confirm' | 'cancel' | 'close' | 'unsound'

// result.21, oneClick.16, leadPop.4, gap 96
/** Events of the cash loan for analytics, besides views and exits: names, and facts without personal data. */
export type CashLoanEvents = PopupEvents & {
  /** The customer opened the information about the lender. */
  lender_info: { lender_id: string }
  /** The lender's terms were not shown for signing. `parts`: all parts that are wrong, joined by commas. */
  terms_refused: { reason: OfferFault; parts: string }
  /** The review has ended, or the result is unknown after all requests. */
  review: { outcome: ReviewOutcome }
  /** A loan is paid by several lenders. `as_stated`: the parts are those that the lender and the address name. */
  split_loan: { parts: number; user_tag: number; version: string; as_stated: boolean }
  /** The customer asked for the review to be hurried. */
  urgent_apply: {}
  /** The customer went to the partner lender: from the marketing card, or to try again after a refusal. */
  marketing_card: {}
  lead_retry: {}
  /** The customer opened an advertisement. */
  advert: { code: string }
  /** The invitation to notifications was used or closed. */
  notify_banner: { action: 'open' | 'close' }
  /** The check whether agreements have to be read first did not work: nothing was forced. */
  reading_check_failed: {}
  /** The pop-up of a one-click loan. */
  one_click: { action: OneClickAction }
  /** A lead pop-up after a refusal; the name is that of the pop-up. */
  lead_pop: { pop: string; action: LeadPopAction }
}
