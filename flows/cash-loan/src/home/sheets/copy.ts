/** Texts of the loan page's sheets. */
export const copy = {
  loanAgreements: '借款相关协议',
  otherAgreements: '其他协议',

  periods: (count: number) => `${count}期`,
  perMonth: (count: number, amount: string) => `${count}期 · 每期 ¥${amount}`,
  repaymentDay: (day: number) => `每月${day}日`,
  planNote: '以上为试算结果，实际金额以确认页和借款合同为准。',

  monthPay: { due: '应还总额', discount: '优惠', periods: '期数', average: '每期应还' },

  coupon: {
    notice: '优惠券不可与限时权益同时使用。',
    done: '完成',
    doneSaving: (amount: string) => `完成，省 ¥${amount}`,
    saving: (amount: string) => `本次省 ¥${amount}`,
    until: (moment: string) => `${moment} 到期`,
    first: '首期',
    free: '免息',
    limit: '额度',
    yuan: '元',
    fold: '折',
    right: '权益',
    cap: (amount: string) => `最多减 ${amount} 元`,
    tags: { member: '会员专享', raise: '提额', ending: '即将到期' },
  },
} as const
