/** Texts about a coupon, on every page of it. */
export const copy = {
  status: { unused: '未使用', used: '已使用', expired: '已过期' },
  use: '去使用',
  // To the letter: couponRule.34
  notEffective: '该券暂未生效',
  unreadable: '不符合使用条件',
} as const
