/** Texts of the page for a locked customer; the reason is the server's. */
export const copy = {
  title: '暂时无法借款',
  failed: '借款状态加载失败',
  /** The earliest bill; null for an amount whose parts do not add up. */
  overdue: (amount: string | null, days: number) => ({
    label: '最早一期待还',
    value: amount === null ? '暂时无法显示' : `¥${amount}`,
    note: `已逾期${days}天`,
  }),
  repay: '去还款',
  again: '再次申请',
  from: (day: string) => `${day}起`,
  home: '返回首页',
  passed: { title: '现在可以借款了', text: '正在为您打开借款页，请稍候。' },
} as const
