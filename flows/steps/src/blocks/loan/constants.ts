/** Amount input: digits only, at most 10. */
export const AMOUNT_MAX_DIGITS = 10

/** `pageType` of a loan page in the list of bank cards. */
export const BANKCARD_PAGE_TYPE = '1'

// gap 68
/** Configuration: the history amount from which cards of local banks cannot be used. */
export const LOCAL_CARDS_KEY = 'localCardHintThreshold'

/** Category of the agreements that are a loan's own: its service agreement. */
export const LOAN_CATEGORY = 'jyd'

/** `specialAssetTag` of the special asset. */
export const SPECIAL_ASSET = 'fxy'
