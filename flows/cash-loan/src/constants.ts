/** Every limit, key and code of the cash loan. Sources are sections of the specification unless said otherwise. */

const SECOND = 1_000

/** Where the open intention to borrow is kept (durable storage; spec 7, merchant/rewardQuery reads it too). */
export const PUBLISH_RECORD_KEY = 'loan_cash_serial_no'
/** Name of the lock that lets one tab at a time send a loan. */
export const PUBLISH_LOCK_KEY = 'loan_cash_publish_lock'
/** A request that was sent may still be carried out this long: the time-out of every call (spec 7). */
export const NOT_FOUND_TRUSTED_AFTER_MS = 20 * SECOND
/** An intention that was prepared but never sent is forgotten after a day. */
export const READY_RECORD_LIFE_MS = 24 * 60 * 60 * SECOND
/** Longer than one call may take; a tab that died frees the storage lock by this. */
export const STORAGE_LOCK_LIFE_MS = 30 * SECOND
/** Two tabs that write the storage lock in the same moment read it again after this. */
export const STORAGE_LOCK_SETTLE_MS = 60

/** Questions about a loan of unknown outcome before the customer is asked to refresh by hand. */
export const RECONCILE_MAX_POLLS = 60
/** Waits between those questions: quick at first, then steady. */
export const reconcilePause = (asked: number): number => Math.min(asked, 5) * SECOND

/** Bounds for the poll settings that the server sends for the result page (security 3.2). */
export const POLL_PERIOD_S = { min: 1, max: 60, fallback: 3 } as const
export const POLL_MAX = { max: 200, fallback: 20 } as const
/** Bounds of the countdown of the grey style. */
export const COUNTDOWN_S = { max: 600, fallback: 0 } as const

/** Session key of the coupon choice (spec 4): ids and term versions, never figures. */
export const CHOSEN_COUPON_KEY = 'chosenCoupon'

/** A coupon that ends within this is marked as ending. */
export const COUPON_ENDING_MS = 3 * 24 * 60 * 60 * SECOND

/** Loan use unless the customer says otherwise: daily consumption (spec 3). */
export const DEFAULT_LOAN_USE = { use: '10001', sub: '1000101' } as const

/** The draft is written when nothing was typed for this long (spec 9, input editing debounce), and when the page goes. */
export const DRAFT_REST_MS = 500

/** Amount input: digits only, at most 10 (spec 5). */
export const AMOUNT_MAX_DIGITS = 10

/** SMS code (spec 5, 9). */
export const CODE_RESEND_S = 60
/** Kinds of code the server can send (spec 7). */
export const CODE_TYPE = { sms: 1, voice: 2 } as const

/** Business results of the calls of this flow (spec 8). */
export const RESULT = {
  noLender: 45007,
  rateFailure: 45006,
  limitExchange: 45014,
  systemError: 42020,
  wrongCode: 42101,
  codeLocked: 42102,
  /** A serial number came again with other fields. */
  conflict: 409,
} as const

/** Lenders that explain themselves in a dialog (spec 2). */
export const LENDERS_WITH_INFO: readonly string[] = ['550', '551', '552']

/** Loan page, to the bank-card list (spec 7). */
export const BANKCARD_PAGE_TYPE = '1'

/** Sent with every request for the bind page (spec 7). */
export const BIND_SOURCE_TITLE = '0'

/** Types of the gateway's general-purpose calls (spec 7). */
export const GRAY_TYPE_RESULT_PAGE = 'loanResultPage'
export const AFTER_PROCESS_PUBLISH = 'publishStatus'
/** Trace of the consent tick (spec 7, cash/serverUpload), and what is recorded with it. */
export const CONSENT_TRACE_ID = 'trade-agreement-checkbox'
export const CONSENT_SCENE = 'cashLoan'
export const CONSENT_CLIENT = 'cash-loan'
/** A consent recorded on the loan page holds this long on the confirm page; then it is asked for there. */
export const CONSENT_LIFE_MS = 30 * 60 * SECOND
