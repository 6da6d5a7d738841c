/** Texts of the survey's page. Questions and their options come from the server. */
export const copy = {
  failed: '问卷加载失败',
  home: '返回首页',
  missing: (count: number) => `还有${count}道必答题`,
  done: { title: '问卷已提交', text: '您的回答已收到，正在返回首页' },
  /** It may have been submitted before, by a request whose reply was lost. */
  none: { title: '暂时没有需要填写的问卷', text: '您已经提交过，或者问卷已经结束。感谢您的关注。' },
} as const
