/** Simplified Chinese; other languages are in `locale/business`. */
export const loanUseSheetStrings = {
  title: '借款用途',
  back: '返回上一级',
  hint: '请如实选择，资金不得用于购房、投资等用途',
}
