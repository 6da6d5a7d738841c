/** Simplified Chinese; other languages are in `locale/business`. */
export const loanUseRowWords = { label: '借款用途', placeholder: '请选择' }
