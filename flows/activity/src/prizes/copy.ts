/** Texts of the page. */
export const copy = {
  failed: '奖品加载失败',
  prize: '奖品',
  worth: (amount: string) => `价值 ¥${amount}`,
  state: {
    waitAddress: '待填写收货地址',
    preparing: '备货中',
    shipped: '已发货',
    delivered: '已签收',
    closed: '已关闭',
    unknown: '状态待更新',
  },
  empty: { title: '还没有奖品', text: '赢得或兑换的实物奖品会出现在这里' },
  coupons: '查看我的优惠券',
  elsewhere: '赢得的优惠券和额度不在此列表中',
} as const
