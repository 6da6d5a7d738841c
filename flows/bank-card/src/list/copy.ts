/** Texts of the bank-card list. */
export const copy = {
  failed: '银行卡加载失败',
  add: '添加银行卡',
  empty: { title: '还没有绑定银行卡', text: '绑定本人储蓄卡，用于收款和还款' },
  kind: '储蓄卡',
  local: '本地银行',
  isDefault: '默认',
  tail: '尾号',
  status: {
    maintenance: '银行系统维护中，暂时无法使用',
    frozen: '该卡已冻结，请联系发卡银行处理',
  },
  phoneDiffers: '银行预留手机号与登录手机号不一致',
} as const
