/** Texts of the page. */
export const copy = {
  failed: '提额记录加载失败',
  empty: { title: '暂无提额记录', text: '额度提升或调整后，会显示在这里。' },
  home: '去提升额度',
  year: (year: string) => `${year}年`,
  /** For a change of which the server does not say what it was. */
  titles: { raise: '额度提升', cut: '额度调整', other: '额度变动' },
  after: (amount: string) => `变动后 ¥${amount}`,
  latest: (count: number) => `最多显示最近${count}次变动`,
} as const
