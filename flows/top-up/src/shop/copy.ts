/** Texts of the shop, on each of its pages. */
export const copy = {
  failed: '商品加载失败',
  loading: '商品加载中',
  missing: '请选择要充值的商品',
  none: { text: '现在没有可以充值的商品', of: (operator: string) => `${operator}的号码暂不支持充值` },
  allOff: '充值服务维护中，暂时无法购买，请稍后再来。',
  off: '暂时缺货',
  sold: '该商品已下架，请重新选择',
  yuan: (amount: string) => `¥${amount}`,
  coupon: {
    label: '优惠券',
    fits: (count: number) => `${count}张可用`,
    none: '没有可用的优惠券',
    unused: '不使用优惠券',
    chosen: (name: string) => name,
    loading: '加载中',
    failed: '加载失败，点此重试',
    done: '完成',
  },
  total: '售价',
  later: '使用优惠券后的应付金额，付款前会再次显示。',
  exact: '应付金额，付款前会再次显示。',
  submit: '提交订单',
  orders: '充值订单',
  others: '其他充值',
  /** What is bought for whom: said with the amount, before the cashier is opened. */
  said: (article: string, account: string, hasCoupon: boolean) =>
    `${article}，充值到${account}${hasCoupon ? '，已使用优惠券' : ''}。在收银台付款之前不会扣款。`,
} as const
