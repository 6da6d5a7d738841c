/** Texts of the daily sign-in. Rewards and rules are the server's. */
export const copy = {
  failed: '签到加载失败',
  streak: '已连续签到',
  days: '天',
  today: { open: '今天还没有签到', signed: '今天已签到' },
  /** Who has never signed in. */
  first: '每天签到一次，签到后可以领取当天的奖励。',
  week: '本周签到',
  /** How the server names today. */
  now: '今天',
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  state: {
    received: '已领取',
    receive: '领取',
    today: '待签到',
    missed: '漏签',
    coming: '未到',
  },
  noDays: '本周的签到日期暂时没有显示，请稍后再来查看。',
  broken: '本周有漏签，连签7天的奖励会按签到规则调整。',
  submit: '签到',
  received: (name: string) => `已领取${name}`,
  /** The reply was lost, and the week says that the reward was received. */
  receivedPlain: '奖励已领取',
  /** The lost reply is repeated with the same serial number. */
  unknown: '没有收到服务器的确认，可能已经领取成功。再次领取不会重复发放。',
  look: '查看优惠券',
  push: '签到提醒',
  pushHint: { on: '每天提醒您签到，可以随时关闭', off: '不会提醒您签到' },
  rules: '签到规则',
  draw: '抽奖',
  coupons: '我的优惠券',
  mine: '返回“我的”',
} as const
