/** Texts about an order, in the list and on its own page. */
export const copy = {
  order: '充值',
  noFigure: '暂时无法显示',
  state: {
    paying: '待支付',
    processing: '支付处理中',
    paid: '充值中',
    delivered: '已完成',
    failed: '支付失败',
    closed: '已关闭',
    refunding: '退款中',
    refunded: '已退款',
    unknown: '状态待更新',
  },
} as const
