/** Simplified Chinese; other languages are in `locale/business`. */
export const loanUseRowStrings = { label: '借款用途', placeholder: '请选择' }
