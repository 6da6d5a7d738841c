/** Texts of the wallet. */
export const copy = {
  failed: '钱包加载失败',
  title: '信用钱包',
  look: '查看详情',
  signIn: '登录',
  visitor: '登录后查看您的额度、账单和优惠券',
  due: {
    soon: '近期待还',
    overdue: '已逾期',
    on: (day: string) => `${day}到期`,
    period: (period: number, total: number) => `第${period}期，共${total}期`,
  },
  titles: {
    repayment: '我的账单',
    coupon: '优惠券',
    raiseLimit: '提升额度',
    membership: '会员中心',
    topUp: '生活充值',
  },
} as const
