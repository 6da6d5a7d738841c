/** Texts of the tabs, where the configuration has none. */
export const copy = {
  label: '主要页面',
  titles: { home: '首页', wallet: '钱包', mine: '我的' },
  unread: (count: number) => `${count}条未读消息`,
} as const
