/** Texts of the error that stands for several, loaded with it. */
export const copy = {
  title: '借款信息加载失败',
  kept: '没有产生借款，填写的内容都还在，请稍后重试。',
  retryAll: '全部重试',
} as const
