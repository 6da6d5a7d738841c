/** Texts about adding a bank card. */
export const copy = {
  notOpened: '暂时无法添加银行卡，请稍后再试',
} as const
