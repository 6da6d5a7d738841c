/** Texts of a refused one-click loan, which leads to the partner lender's page. */
export const refusedOneClickCopy = {
  title: '这笔借款没有成功',
  text: '正在为您打开借款页面，可以重新选择借款信息。',
  money: '没有放款，额度没有变化，没有产生任何费用。',
  action: '重新选择借款信息',
} as const
