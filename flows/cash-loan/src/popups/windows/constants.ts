/** `currentPage` of the loan page in merchant/getUserWindowList and windowReport: its page id. */
export const WINDOW_PAGE = 'cash_home'
/** `currentPage` of the loan page in apphome/queryPromotionWindow (spec 7, loan.9). */
export const PROMOTION_PAGE = 'h5_cashLoanPage'
/** `windowCode` of the window for young customers (spec 3, loan.8). */
export const LOW_AGE_CODE = 'h5_cash_low_age_pop_windows'
/** From confirming a window to opening its address, ms (spec 9). */
export const NAVIGATE_MS = 900
/** `processFlag` of an agreement that is given anew (spec 9). */
export const PROTOCOL_FLAG = 3
/** Configuration: whether a consent box may be ticked beforehand (gap 85). */
export const PRESELECT_KEY = 'consentPreselect'
