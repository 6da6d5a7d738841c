/** Texts while the code that settles an open application is loading. */
export const gateCopy = {
  confirming: '正在确认借款结果',
  failed: '您有一笔借款正在确认结果，页面没有加载完整，请检查网络后重试。核对完成前不会再次提交。',
  retry: '重试',
}

export type GateCopy = typeof gateCopy
