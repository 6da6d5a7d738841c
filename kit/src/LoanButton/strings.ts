/** Simplified Chinese; other languages are in `locale/business`. */
export const loanButtonStrings = { label: '立即借款', pending: '提交中…' }
