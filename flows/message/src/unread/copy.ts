/** Texts about unread messages. */
export const copy = {
  none: '没有未读消息',
  unknown: '未读数量暂时无法显示',
  mark: '全部标为已读',
  confirm: (name: string) => ({
    title: '全部标为已读？',
    body: `${name}会全部标为已读，内容仍然保留，可以随时查看。`,
    confirmText: '全部标为已读',
    cancelText: '暂不标记',
  }),
  marked: '已全部标为已读',
} as const
