/** Texts of the layouts of forms and of waiting. */
export const copy = {
  /** Number of wrong fields; each field shows its own message. */
  summary: (count: number) => `有${count}处需要修改`,
  outcome: '查看结果',
  submitAgain: '重新提交',
  waiting: { refresh: '刷新结果', interrupted: '网络不稳定，正在重新连接，请稍候' },
} as const
