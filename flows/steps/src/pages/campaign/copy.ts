/** Texts of the page. */
export const copy = {
  failed: '活动信息加载失败',
  most: '最高可提额度',
  yuan: '元',
  dates: (from: string, to: string) => `${from}至${to}`,
  steps: '活动步骤',
  noSteps: { title: '暂无活动步骤', text: '有新的步骤时会显示在这里。' },
  noPage: '该步骤暂时无法打开，请稍后再试',
  phase: {
    // The sentence of the server for a month that has not begun (42141).
    early: { title: '本期活动尚未开始，敬请期待', text: '开始后可在这里参加。' },
    open: { title: '活动进行中', text: '参加后完成下面的步骤，奖励以各步骤的说明为准。' },
    joined: { title: '已参加活动', text: '请继续完成下面的步骤。' },
    done: { title: '全部步骤已完成', text: '额度变化可在提额记录中查看。' },
    ended: { title: '本期活动已结束', text: '其他提额方式可在额度管理中查看。' },
  },
  join: '参加活动',
  home: '去提升额度',
  loan: '去借款',
  /** What the next step leads to, by its code. */
  next: { raise: '去完成认证', borrow: '去借款' },
  nextStep: '去完成下一步',
  none: {
    title: '本月暂无提额活动',
    text: '有新的活动时会显示在这里。',
    begins: (day: string) => `该活动${day}开始，届时可在这里参加。`,
  },
} as const
