/** Simplified Chinese; other languages are in `locale/business`. */
export const bankCardRowStrings = {
  label: '收款银行卡',
  kind: '储蓄卡',
  add: '添加银行卡',
  tail: (digits: string) => `尾号${digits}`,
}
