/** Simplified Chinese; other languages are in `locale/business`. */
export const loanAmountCardWords = { label: '借款金额（元）' }
