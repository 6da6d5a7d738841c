/** Simplified Chinese; other languages are in `locale/application`. */
export const taskListStrings = {
  count: (done: number, total: number) => `已完成${done}/${total}`,
  open: '去完成',
  review: '审核中',
  done: '已完成',
  failed: '未通过',
  blocked: '暂不可办',
  more: (count: number) => `更多${count}项`,
  fewer: '收起',
  empty: '没有需要办理的事项',
  emptyText: '有新的事项时，会显示在这里。',
}
