/** Every limit, key and code of the cash loan. Sources are sections of the specification unless said otherwise. */

/** Storage key of the open application (durable storage; spec 7, merchant/rewardQuery reads it too). */
export const PUBLISH_RECORD_KEY = 'loan_cash_serial_no'
/** Name of the lock that allows one tab at a time to publish. */
export const PUBLISH_LOCK_KEY = 'loan_cash_publish_lock'

/** Limits for the poll settings that the server sends for the result page (security 3.2). */
export const POLL_PERIOD_S = { min: 1, max: 60, fallback: 3 } as const
export const POLL_MAX = { max: 200, fallback: 20 } as const
/** Limits of the countdown of the grey style. */
export const COUNTDOWN_S = { max: 600, fallback: 0 } as const

/** Result of cash/queryResultPage: this customer has no such loan. */
export const RESULT_NO_SUCH_LOAN = 42114
/** Page key of the loan records (spec 2). */
export const RECORDS_KEY = 'repayment-list'

/** Storage key of the coupon selection in the tab (spec 4): ids and term versions, never amounts. */
export const CHOSEN_COUPON_KEY = 'chosenCoupon'

/** Default loan use: daily consumption (spec 3). */
export const DEFAULT_LOAN_USE = { use: '10001', sub: '1000101' } as const

/** Amount input: digits only, at most 10 (spec 5). */
export const AMOUNT_MAX_DIGITS = 10

/** Lenders with an explanation in a dialog (spec 2). */
export const LENDERS_WITH_INFO: readonly string[] = ['550', '551', '552']

/** `kindId` of the coupons that a loan can use (spec 3). */
export const LOAN_COUPON_KIND = 1

/** `typeId` of the cash loan in cash/checkCanPublish (spec 6). */
export const LOAN_TYPE = 'cash'

/** `pageType` of the loan page in the bank-card list (spec 7). */
export const BANKCARD_PAGE_TYPE = '1'

/** `typeId` of the result page in cash/queryGray (spec 7). */
export const GRAY_TYPE_RESULT_PAGE = 'loanResultPage'

/** Result of cash/preApproval: a coupon cannot be used, or not any more. */
export const RESULT_COUPON_UNUSABLE = 42111
