/** Simplified Chinese; other languages are in `locale/business`. */
export const loanAmountCardStrings = { label: '借款金额' }
