/** Configuration: the rule of the withdrawal card. */
export const WITHDRAW_CARD_KEY = 'withdrawCard'

// id.4
/** Storage key of the business line, written by the app around the page. */
export const BUSINESS_LINE_KEY = 'KOO_BUSINESS_LINE'
/** The business line of a customer of whom none is known. */
export const DEFAULT_BUSINESS_LINE = 'koo'

/** The asset of a period without a tag of its own. */
export const REGULAR_ASSET = 'regular'

// spec 9
/** Periods of a loan for which none is selected yet. */
export const DEFAULT_PERIODS = 12
