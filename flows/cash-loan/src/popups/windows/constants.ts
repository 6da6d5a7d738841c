/** `currentPage` of the loan page in merchant/getUserWindowList and windowReport: its page id. */
export const WINDOW_PAGE = 'cash_home'
// loan.9
/** `currentPage` of the loan page in apphome/queryPromotionWindow. */
export const PROMOTION_PAGE = 'h5_cashLoanPage'
// loan.8
/** `windowCode` of the window for young customers. */
export const LOW_AGE_CODE = 'h5_cash_low_age_pop_windows'
