/** Texts that every result of an order has. */
export const copy = {
  paid: '实付金额',
  amount: '订单金额',
  time: '更新时间',
  refresh: '刷新结果',
  noFigure: '暂时无法显示',
} as const
