/** Kind of a loan from a merchant's limit, as the lender names it: also `typeId` of the calls that ask about it. */
export const LOAN_KIND = 'merchant'
/** Codes of the advertisements of the loan page, from top to bottom: at its end, and above the loan button. */
export const ADVERT_CODES = ['bottomBanner', 'loanButton']
/** `from` of the result page, which then knows whose loan it is. */
export const RESULT_FROM = 'merchant'
