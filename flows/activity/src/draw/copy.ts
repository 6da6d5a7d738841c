/** Texts of the draw. Prizes are the server's. */
export const copy = {
  failed: '抽奖活动加载失败',
  title: '抽奖',
  left: (count: number) => `今天还可以抽${count}次`,
  ends: (moment: string) => `活动${moment}结束`,
  choose: '请选择一张卡片',
  // To the letter: the sentence of the server (42161).
  noneLeft: '今日抽奖次数已用完，请明天再来',
  again: '再抽一次',
  // The lost reply is repeated with the same serial number.
  unknown: '没有收到服务器的确认，抽奖可能已经完成。查看结果不会多用一次机会。',
  result: '查看抽奖结果',
  won: {
    coupon: '优惠券已放入“我的优惠券”，使用条件以券面为准。',
    article: '请填写收货地址，也可以稍后在“我的奖品”中填写。',
    limit: '额度已经增加，可在“钱包”中查看。',
    nothing: '这次没有中奖。',
    unknown: '可在“我的奖品”中查看。',
  },
  coupons: '查看我的优惠券',
  address: '填写收货地址',
  wallet: '查看额度',
  prizes: '我的奖品',
  signIn: '每日签到',
  early: { title: '活动尚未开始', text: (day: string) => (day ? `${day}开始，届时可以在这里抽奖。` : '') },
  ended: { title: '活动已结束', text: '赢得的实物奖品在“我的奖品”中查看。' },
  none: { title: '现在没有抽奖活动', text: '有新的抽奖时会显示在这里。' },
} as const
