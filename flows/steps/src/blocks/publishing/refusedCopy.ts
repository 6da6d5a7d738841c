/** Texts of a refused application. */
export const refusedCopy = {
  title: '这笔借款没有成功',
  money: '没有放款，额度没有变化，您填写的内容都还在。',
  back: '返回修改',
  again: '重新确认',
  supplement: '去补充资料',
} as const
