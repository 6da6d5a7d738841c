/** Texts of the repayment plan. */
export const copy = {
  failed: '还款计划加载失败',
  /** Above the lender’s reason. */
  refused: '暂时无法查看还款计划',
  total: '应还总额',
  summary: (paid: number, count: number) => `已还${paid}期，共${count}期`,
  review: '借款正在审核。放款后按这个计划还款，日期和金额以放款结果为准。',
  unsound: {
    title: '还款计划暂时无法显示',
    text: '各期金额前后不一致。可以刷新，或在账单里查看已出的账单。',
  },
  refresh: '刷新',
  pay: (period: number, open: string) => `还第${period}期 ¥${open}`,
  payOverdue: (count: number, open: string) => `还清${count}期逾期账单 ¥${open}`,
  early: '提前结清',
  bills: '查看账单',
  gone: { title: '没有还款计划', text: '这笔借款没有待还的内容。' },
  partly: (paid: string) => `已还 ¥${paid}`,
} as const
