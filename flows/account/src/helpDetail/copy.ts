/** Texts of the page. */
export const copy = {
  failed: '问题加载失败',
  gone: { title: '没有找到这个问题', text: '内容可能已经更新，可以到帮助中心查找。' },
  list: '查看全部问题',
  service: '没有解决，联系客服',
} as const
