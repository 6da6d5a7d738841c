/** Every limit, key and code of the cash loan. Sources are sections of the specification unless said otherwise. */

// security 3.2
/** Limits for the poll settings that the server sends for the result page. */
export const POLL_PERIOD_S = { min: 1, max: 60, fallback: 3 } as const
export const POLL_MAX = { max: 200, fallback: 20 } as const
/** Limits of the countdown of the grey style. */
export const COUNTDOWN_S = { max: 600, fallback: 0 } as const

/** Page key of the loan records. */
export const RECORDS_KEY = 'repayment-list'

/** Storage key of the coupon selection for the partner lender's loan, whose coupons are others than those of the cash loan. */
export const LEAD_COUPON_KEY = 'leadChosenCoupon'

/** Default loan use: daily consumption. */
export const DEFAULT_LOAN_USE = { use: '10001', sub: '1000101' } as const

/** Lenders with an explanation in a dialog. */
export const LENDERS_WITH_INFO: readonly string[] = ['550', '551', '552']

/** `typeId` of the cash loan in cash/checkCanPublish. */
export const LOAN_TYPE = 'cash'
/** `typeId` of the staff loan. */
export const STAFF_LOAN_TYPE = 'staff'

/** `typeId` of the result page in cash/queryGray. */
export const GRAY_TYPE_RESULT_PAGE = 'loanResultPage'

/** How long the start page waits for the lock check before it opens the loan page, ms. */
export const START_WAIT_MS = 3_000
/** A page that the lock check has opened closes this long after its message, ms. */
export const LOCK_CLOSE_MS = 2_000

// route.35
/** `showType` of an offer of one click, and `typeId` of its application; in addresses as well. */
export const ONE_CLICK_TYPE = 'oneClickLeadFlow'
/** `typeId` that asks cash/getLoanAfterProcessInfo for an offer. */
export const AFTER_PROCESS_OFFER = 'leadFlow'
/** How long a refusal is on the screen before the next offer is requested, ms. */
export const OFFER_AFTER_MS = 3_000
/** From closing the one-click pop-up to the cash-lead page, ms. */
export const LEAD_AFTER_CLOSE_MS = 500
/** From a refused one-click loan to the cash-lead page, ms. */
export const LEAD_AFTER_REFUSAL_MS = 2_000
/** Seconds until a lead pop-up with a countdown confirms by itself. */
export const AUTO_CONFIRM_S = 3
/** From confirming or closing a lead pop-up to its removal, ms. */
export const LEAD_POP_REMOVED_MS = 700
/** Page key of the cash-lead page. */
export const LEAD_KEY = 'cash-lead'
/** Marks the terms and the application of a loan of the partner lender. */
export const LEAD_MARKER = 'leadFlowV1'
// loan.6
/** `from` of a result page whose loan is the partner lender's. */
export const LEAD_RESULT = 'cashLead'
/** The same of a loan from a merchant's limit. */
export const MERCHANT_RESULT = 'merchant'
// route.32
/** `isMixLoan` of a mixed loan in an address: this text and no other. */
export const IS_MIXED = 'true'
/** Storage key, in the tab, of a one-click loan that is confirmed on a further page. */
export const ONE_CLICK_PENDING_KEY = 'one_click_pending'
