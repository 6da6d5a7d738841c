/** Texts of the top-up orders. */
export const copy = {
  failed: '充值订单加载失败',
  empty: { title: '还没有充值订单', text: '话费、视频会员和QQ充值的订单会出现在这里' },
  shop: '去充值',
  month: (year: string, month: number) => `${year}年${month}月`,
} as const
