/** Texts that every result of an order has. */
export const copy = {
  amount: '订单金额',
  time: '更新时间',
  refresh: '刷新结果',
  noFigure: '暂时无法显示',
} as const
