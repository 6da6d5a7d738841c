/** Days of the 7-day right until the configuration names another number. */
export const ZERO_FEE_DAYS = 7
/** Name of the 7-day right among the other rights: the coupon has no field that says it. */
export const ZERO_FEE_NAME = /[7七][天日]/
// gap 79
/** Configuration of the 7-day right. */
export const ZERO_FEE_KEY = 'sevenDayRight'
/** Longest wait of the loan button for what is asked before borrowing, ms. */
export const ASK_WAIT_MS = 1_500
/** From how many seconds on the time that is left of a right is counted; before, its end is a moment. */
export const TICKS_S = 600
/** Page key of the customer's bank cards. */
export const CARDS_KEY = 'bank-cards'
