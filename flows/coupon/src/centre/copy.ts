/** Texts of the coupon centre. */
export const copy = {
  failed: '领券中心加载失败',
  empty: { title: '现在没有可以领取的优惠券', text: '有新的优惠时会出现在这里' },
  visitor: '登录后可以领取。领取的优惠券在“我的优惠券”里。',
  receive: '领取',
  signIn: '登录领取',
  received: '已领取',
  done: '优惠券已领取',
  closed: { used: '已使用', expired: '已过期', unknown: '暂不可领取' },
  mine: '我的优惠券',
} as const
