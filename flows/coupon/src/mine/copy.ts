/** Texts of the customer's coupons. */
export const copy = {
  failed: '优惠券加载失败',
  tabs: '优惠券状态',
  empty: {
    unused: { title: '暂无可用优惠券', text: '有新的优惠时会出现在这里' },
    used: { title: '还没有用过优惠券', text: '借款时选择优惠券，用过的会出现在这里' },
    expired: { title: '没有过期的优惠券', text: '' },
  },
  centre: '去领券中心',
} as const
