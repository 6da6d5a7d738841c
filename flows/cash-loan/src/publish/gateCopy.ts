/** What is read while the machinery that settles an open loan is being fetched. */
export const gateCopy = {
  confirming: '正在确认借款结果…',
  failed: '您有一笔借款正在确认结果，页面没有加载完整，请检查网络后重试。核对完成前不会再次提交。',
  retry: '重试',
} as const
