/** Every limit, key and code of the cash loan. Sources are sections of the specification unless said otherwise. */

/** Where the open intention to borrow is kept (durable storage; spec 7, merchant/rewardQuery reads it too). */
export const PUBLISH_RECORD_KEY = 'loan_cash_serial_no'
/** Name of the lock that lets one tab at a time send a loan. */
export const PUBLISH_LOCK_KEY = 'loan_cash_publish_lock'

/** Bounds for the poll settings that the server sends for the result page (security 3.2). */
export const POLL_PERIOD_S = { min: 1, max: 60, fallback: 3 } as const
export const POLL_MAX = { max: 200, fallback: 20 } as const
/** Bounds of the countdown of the grey style. */
export const COUNTDOWN_S = { max: 600, fallback: 0 } as const

/** Session key of the coupon choice (spec 4): ids and term versions, never figures. */
export const CHOSEN_COUPON_KEY = 'chosenCoupon'

/** Loan use unless the customer says otherwise: daily consumption (spec 3). */
export const DEFAULT_LOAN_USE = { use: '10001', sub: '1000101' } as const

/** Amount input: digits only, at most 10 (spec 5). */
export const AMOUNT_MAX_DIGITS = 10

/** Lenders that explain themselves in a dialog (spec 2). */
export const LENDERS_WITH_INFO: readonly string[] = ['550', '551', '552']

/** `kindId` of the coupons that a loan can use (spec 3). */
export const LOAN_COUPON_KIND = 1

/** The cash loan, to the call that says whether a customer may publish (spec 6). */
export const LOAN_TYPE = 'cash'

/** Loan page, to the bank-card list (spec 7). */
export const BANKCARD_PAGE_TYPE = '1'

/** Types of the gateway's general-purpose calls (spec 7). */
export const GRAY_TYPE_RESULT_PAGE = 'loanResultPage'
