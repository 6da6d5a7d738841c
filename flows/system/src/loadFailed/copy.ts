/** Texts of the page. */
export const copy = {
  title: '页面没有加载成功',
  text: '可能是网络不稳定，或页面刚刚更新。',
  kept: '已填写的内容会保留',
  retry: '重新加载',
  home: '回到首页',
} as const
