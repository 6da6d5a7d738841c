/** Texts of every campaign. */
export const copy = {
  /** A campaign without a title. */
  title: '活动',
  ends: (moment: string) => `活动${moment}结束`,
} as const
