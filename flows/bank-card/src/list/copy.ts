/** Texts of the bank-card list. */
export const copy = {
  failed: '银行卡加载失败',
  add: '添加银行卡',
  empty: { title: '还没有绑定银行卡', text: '绑定本人储蓄卡，用于收款和还款' },
} as const
