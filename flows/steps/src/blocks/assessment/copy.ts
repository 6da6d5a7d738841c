/** Texts of the pages about an assessment. */
export const copy = {
  statusFailed: '评估状态加载失败',
  start: '开始评估',
  startAgain: '重新评估',
  again: { title: '可以重新申请额度了', text: '上一次评估没有通过，现在可以重新提交评估。' },
  next: '继续',
  ready: { money: '评估额度不会产生借款', next: '通常几十秒出结果' },
  refused: {
    title: '评估未通过',
    noReason: '原因由机构决定，可以联系客服了解。',
    money: '这次没有产生借款',
    record: '评估已按您的授权查询征信，资料已保存',
  },
  /** A granted limit costs nothing until it is used. */
  granted: { amount: '获得额度', money: '获得额度还不是借款，借款之前没有利息' },
  back: '返回合作方',
  retryLabel: '可再次申请',
  retryNow: '现在可以重新申请',
} as const
