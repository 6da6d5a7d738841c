import type { OfferFault } from '@koo/pricing'

/** How a review ended. A refusal with and without an offer of the lead flow; `failure` where it was not asked for. */
export type ReviewOutcome = 'success' | 'failure_lead_flow' | 'failure_no_lead_flow' | 'failure' | 'no_result'

/** Events of the cash loan for analytics, besides views and exits: names, and facts without personal data. */
export type CashLoanEvents = {
  /** The customer opened the information about the lender. */
  lender_info: { lender: string }
  /** The lender's terms were not shown for signing. */
  terms_refused: { reason: OfferFault }
  /** The review has ended, or the result is unknown after all requests (result.21). */
  review: { outcome: ReviewOutcome }
  /** The customer asked for the review to be hurried. */
  urgent_apply: {}
  /** The customer went to the partner lender: from the marketing card, or to try again after a refusal. */
  marketing_card: {}
  lead_retry: {}
  /** The customer opened an advertisement. */
  advert: { code: string }
  /** The invitation to notifications was used or closed. */
  notify_banner: { action: 'open' | 'close' }
  /** The check whether agreements have to be read first did not work: nothing was forced (oneClick.16). */
  reading_check_failed: {}
  /** The address of /result/iframe is not of a listed host. */
  frame_refused: {}
  /** A one-click loan was offered, or not because it contradicts itself. */
  one_click: { shown: boolean }
  /** The agreement of an activity window was not recorded (activityPopup.9). */
  window_protocol_failed: { window: string }
  /** A pop-up of the loan page was shown, confirmed, cancelled, closed, or closed itself at its time (popup.20). `type`: popup.19. */
  popup_show: { popup: string; type: number }
  popup_confirm: { popup: string; type: number }
  popup_cancel: { popup: string; type: number }
  popup_close: { popup: string; type: number }
  popup_expire: { popup: string; type: number }
}
