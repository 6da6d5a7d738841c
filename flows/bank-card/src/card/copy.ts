/** Texts on a bank card. */
export const copy = {
  kind: '储蓄卡',
  local: '本地银行',
  isDefault: '默认',
  tail: '尾号',
  open: (bankName: string, tail: string) => `查看${bankName}尾号${tail}`,
  status: {
    maintenance: '银行系统维护中，暂时无法使用',
    frozen: '该卡已冻结，请联系发卡银行处理',
  },
  phoneDiffers: '银行预留手机号与登录手机号不一致',
} as const
