/** Texts of the way through a flow. */
export const copy = {
  next: (title: string, minutes: number) => `下一步：${title} · 约${minutes}分钟`,
} as const
