/** Texts of the windows of the server, where it sends none. */
export const copy = {
  title: '活动提醒',
  look: '查看详情',
  ok: '我知道了',
  picture: (title: string) => `${title}，查看详情`,
  /** A picture that leads nowhere: a tap closes it. */
  notice: (title: string) => `${title}，我知道了`,
  coupon: { done: '优惠券已选用', failed: '优惠券暂时无法使用' },
  protocol: {
    agreement: '个人征信查询授权书',
    lead: '我已阅读并同意',
    tail: '',
    submit: '同意并提交',
    done: '提交成功，系统将尽快为您重新评估',
  },
} as const
