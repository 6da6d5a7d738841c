/** Texts of the customer's own page. */
export const copy = {
  visitor: { title: '登录后查看您的账单和优惠券', action: '登录' },
  name: '您好',
  profile: '个人资料',
  groups: { own: '我的资产', orders: '订单与消息', account: '账号与帮助' },
  rows: {
    bills: '账单',
    coupons: '优惠券',
    member: '会员',
    messages: '消息',
    orders: '充值订单',
    cards: '银行卡',
    address: '收货地址',
    help: '帮助中心',
    service: '联系客服',
    settings: '设置',
  },
  bill: (amount: string, day: string) => `${day} ¥${amount}`,
  noBill: '暂无待还',
  member: { never: '未开通', until: (day: string) => `${day}到期`, ended: '已到期' },
} as const
