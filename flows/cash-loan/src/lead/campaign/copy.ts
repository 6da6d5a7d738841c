// cashLead.5, cashLead.4
/**
 * Texts of the campaigns of the partner lender's loan page. The specification names the buttons in English only ("use now",
 * "discounted loan", "give up"); who leaves is not talked out of it. Functions get formatted figures.
 */
export const copy = {
  /** exitRetentionVoucher. */
  voucher: {
    entry: { title: '送您一张全程免息券', confirm: '立即使用' },
    stay: { title: '全程免息券还没有使用', confirm: '优惠借款', giveUp: '离开' },
    waived: '最多可免利息',
    /** Without an amount. */
    generic: '限时全程免息优惠',
    coupon: '优惠券',
    basis: '按可借额度分12期计算，以实际借款为准',
  },
  prizes: {
    entry: { title: '您有专享奖励', confirm: '继续借款' },
    stay: { title: '您的专享奖励还没有使用', confirm: '继续借款', giveUp: '离开' },
    limit: '临时额度',
    rate: '年利率低至',
    coupon: '优惠券',
  },
  until: (day: string) => `${day}前有效`,
} as const
