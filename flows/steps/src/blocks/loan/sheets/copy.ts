/** Texts of the sheets of the loan form, which are loaded with them. */
export const sheetCopy = {
  loanAgreements: '借款相关协议',
  otherAgreements: '其他协议',
  /** Below the service agreement of the loan: the others are with the lender. */
  serviceAgreement: '与本平台签订',

  periods: (count: number) => `${count}期`,
  perMonth: (count: number, amount: string) => `${count}期 · 每期 ¥${amount}`,
  paidUntil: (period: number) => `还到第${period}期共付`,
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

  compare: {
    title: '期数对比',
    basis: (amount: string) => `借 ¥${amount}，已按当前可用的优惠计算`,
    legend: ['本金', '息费'],
    total: (amount: string) => `共还 ¥${amount}`,
    payment: (amount: string) => `每期 ¥${amount}`,
    charge: (amount: string) => `息费 ¥${amount}`,
    rate: (percent: string) => `年利率（单利）${percent}`,
    unknown: '--',
    notOffered: '当前金额不可选',
    marks: { charge: '息费最低', payment: '月供最低' },
    /** Of several that cost the same. */
    sharedMarks: { charge: '息费并列最低', payment: '月供并列最低' },
  },

  savings: {
    title: '为什么省这么多',
    before: '原息费',
    after: '实付息费',
    lowFee: '限时低息权益',
    saved: (amount: string) => `−¥${amount}`,
    only: '当前可用的优惠中，只有这一种能减息费。',
    most: (less: string) => `当前可用的优惠中，这样搭配省得最多，比次优多省 ¥${less}。`,
    endsFirst: '与另一种搭配省得一样多，先用更早到期的券。',
    equal: '与另一种搭配省得一样多。',
    better: (more: string) => `换一种搭配可多省 ¥${more}。`,
  },

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
