/** Texts of the page. */
export const copy = {
  failed: '帮助内容加载失败',
  search: '搜索问题',
  placeholder: '输入关键词，如还款、额度',
  empty: { title: '暂时没有帮助内容', text: '可以联系客服，我们会为您解答。' },
  none: { title: '没有找到相关问题', text: '换个关键词试试，或联系客服。' },
  service: '联系客服',
  feedback: '意见反馈',
} as const
