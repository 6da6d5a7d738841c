/** Texts of bills and months of a plan, on every page that shows them. */
export const copy = {
  /** In place of a figure whose parts do not add up. */
  noFigure: '暂时无法显示',
  unsound: (count: number) =>
    `有${count}笔账单的金额与明细不一致，暂时不能在这里还款。可以刷新，或联系客服核对。`,
  parts: (principal: string, charge: string) => `本金 ¥${principal} · 息费 ¥${charge}`,
  partly: (paid: string, amount: string) => `已还 ¥${paid}，共 ¥${amount}`,
  due: (day: string) => `${day}到期`,
  today: '今天到期',
  overdue: (days: number) => `逾期${days}天`,
  isOverdue: '已逾期',
  paidOn: (day: string) => `${day}还清`,
  paid: '已还清',
  current: '本期',
  pending: '未到期',
  onItsWay: '还款处理中',
  /** A state that is not known here. */
  unknown: '状态待更新',
} as const
