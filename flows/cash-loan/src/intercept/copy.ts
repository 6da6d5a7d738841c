/** Texts of the page for a locked customer; the reason is the server's. */
export const copy = {
  title: '暂时无法借款',
  failed: '借款资格加载失败',
  leave: '我知道了',
  home: '返回首页',
  passed: { title: '现在可以借款了', text: '正在为您打开借款页，请稍候。' },
} as const
