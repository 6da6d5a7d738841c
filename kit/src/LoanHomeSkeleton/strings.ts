/** Simplified Chinese; other languages are in `locale/business`. */
export const loanHomeStrings = { loading: '正在加载借款信息', agreement: '借款协议', plan: '还款计划' }
