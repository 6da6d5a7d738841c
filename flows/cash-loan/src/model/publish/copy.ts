/** Texts of a refused application. */
export const refusedCopy = {
  title: '这笔借款没有成功',
  money: '没有放款，额度没有变化，您填写的内容都还在。',
  back: '返回修改',
  again: '重新确认',
  supplement: '去补充资料',
} as const

/** Texts of a refused one-click loan, which leads to the partner lender's page. */
export const refusedOneClickCopy = {
  title: '这笔借款没有成功',
  text: '正在为您打开借款页面，可以重新选择借款信息。',
  money: '没有放款，额度没有变化，没有产生任何费用。',
  action: '重新选择借款信息',
} as const
