/** Simplified Chinese; other languages are in `locale/business`. */
export const loanDetailSheetStrings = { title: '借款详情', confirm: '确认借款', notes: '说明' }
