/** Texts of the page. */
export const copy = {
  warning: '客服不会向您索要验证码，也不会要求您转账。',
  groups: { talk: '联系我们', write: '留言' },
  failed: '客服电话加载失败',
  online: { label: '在线客服', note: '在应用内与客服对话' },
  phone: '客服电话',
  noPhone: '暂时没有客服电话，可以留言，我们会尽快处理。',
  rows: { help: '帮助中心', feedback: '意见反馈', complaint: '投诉建议' },
} as const
