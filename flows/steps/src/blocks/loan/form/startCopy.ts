/** Texts of a loan page that starts with a coupon of another page. */
export const startCopy = {
  started: '已按所选优惠券调整借款金额和期数',
  notStarted: (reason: string) => `所选优惠券暂不可用：${reason}`,
} as const
