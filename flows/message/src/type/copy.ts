/** Texts of a list of messages. */
export const copy = {
  failed: '消息加载失败',
  isUnread: '未读',
  noTitle: '消息通知',
  month: (year: string, month: number) => `${year}年${month}月`,
  empty: (name: string) => ({ title: `还没有${name}`, text: '有新的消息时会显示在这里' }),
  list: '返回消息中心',
} as const
