/** Texts of the pages about an assessment. */
export const copy = {
  statusFailed: '评估状态加载失败',
  start: '开始评估',
  startAgain: '重新评估',
  again: { title: '可以重新申请额度了', text: '上一次评估没有通过，现在可以重新提交评估。' },
  next: '继续',
  back: '返回合作方',
  retryLabel: '可再次申请',
  retryNow: '现在可以重新申请',
} as const
