/** Simplified Chinese; other languages are in `locale/business`. */
export const cardSheetStrings = {
  title: '选择收款银行卡',
  hint: '单卡限额不足时，系统会自动换用其他银行卡',
  add: '添加银行卡',
  empty: '还没有银行卡',
  emptyText: '添加一张本人储蓄卡，用来收款和还款',
}
