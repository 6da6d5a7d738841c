/** Texts of one message. */
export const copy = {
  failed: '消息加载失败',
  noTitle: '消息通知',
  noText: '这条消息没有更多内容',
  open: '查看详情',
  refused:
    '这条消息中的链接不在可以打开的范围内，已为您拦截。请勿通过其他方式打开，也不要向任何人透露验证码。',
  gone: { title: '消息已不存在', text: '它可能已被清理，其他消息都在消息中心。' },
  list: '返回消息中心',
} as const
