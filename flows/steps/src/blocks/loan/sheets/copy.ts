/** Texts of the sheets of the loan form, which are loaded with them. */
export const sheetCopy = {
  loanAgreements: '借款相关协议',
  otherAgreements: '其他协议',
  /** Below the service agreement of the loan: the others are with the lender. */
  serviceAgreement: '与本平台签订',

  periods: (count: number) => `${count}期`,
  perMonth: (count: number, amount: string) => `${count}期 · 每期 ¥${amount}`,
  repaymentDay: (day: number) => `每月${day}日`,
  localCard: '地方银行',
  noLocalCard: '累计借款较多，暂不支持地方银行卡',
  withdrawCard: '提现卡',
  notThisCard: '本次借款仅支持提现卡收款',

  equalPrincipal: '等额本金',
  /** `discount`: 8.5折. */
  rateDiscount: (discount: string, reference: string) => `年利率为参考年利率${reference}的${discount}。`,
  planNote: '以上为试算结果，实际金额以确认页和借款合同为准。',

  monthPay: { due: '应还总额', discount: '优惠', periods: '期数', average: '每期应还' },

  limit: {
    title: '可借额度',
    until: (day: string) => `至${day}`,
    raise: '提额券',
    trial: '低息试用额度',
  },

  coupon: {
    notice: '优惠券不可与限时权益同时使用。',
    done: '完成',
    doneSaving: (amount: string) => `完成，省 ¥${amount}`,
    saving: (amount: string) => `本次省 ¥${amount}`,
  },
} as const
