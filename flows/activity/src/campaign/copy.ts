/** Texts of a campaign with coupons. */
export const copy = {
  failed: '活动加载失败',
  couponsFailed: '活动优惠券加载失败',
  noCoupons: { title: '本活动没有可以领取的优惠券', text: '有新的优惠时会显示在这里' },
  receive: '领取',
  use: '去使用',
  received: '已领取',
  done: '优惠券已领取',
  closed: { used: '已使用', expired: '已过期', unknown: '暂不可领取' },
  draw: '去抽奖',
  coupons: '我的优惠券',
  home: '返回首页',
  signIn: '登录',
  visitor: { title: '登录后查看活动', text: '登录后回到这里，查看活动内容和可以领取的优惠券。' },
  early: { title: '活动尚未开始', text: (day: string) => (day ? `${day}开始，届时可以在这里参加。` : '') },
  ended: { title: '活动已结束', text: '已经领取的优惠券在“我的优惠券”中查看。' },
  // To the letter: the sentence of the server (42162).
  unknown: { title: '该活动不存在或已下线', text: '其他活动可以在首页查看。' },
  none: { title: '现在没有活动', text: '有新的活动时会显示在这里。' },
} as const
