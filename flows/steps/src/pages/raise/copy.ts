/** Texts of both pages. What the server says goes before the texts of these. */
export const copy = {
  failed: '认证结果加载失败',
  home: '返回额度管理',
  /** The verification has passed. */
  passed: { title: '认证已经通过', text: '额度变动请以提额记录为准。' },
  /** None of its tries is left today. */
  tomorrow: { title: '认证没有通过', text: '今日认证次数已用完，请明天再试' },
  /** The server does not say what has become of it. */
  unknown: { title: '暂时没有可以显示的结果', text: '请返回额度管理查看认证进度。' },
} as const

/** Texts of the result. */
export const resultCopy = {
  loan: '去借款',
  refresh: '刷新结果',
  raised: { title: '额度已提升', text: '提升的额度已经计入总额度。' },
  last: { title: '最近一次额度提升', on: (moment: string) => `${moment}到账` },
  none: { title: '还没有提升额度', text: '认证通过后，可以在这里查看提升的额度。' },
  /** For a raise that the log does not name. */
  row: '额度提升',
  after: '提升后总额度',
  limit: '当前额度',
  open: {
    title: '认证还没有通过',
    text: '如果刚刚提交，结果可能还在处理，可以刷新查看，不需要重新提交。',
  },
} as const

/** Texts of the page for a verification that has not passed. */
export const failCopy = {
  again: '再试一次',
  money: '这次认证没有改变您的额度',
  /** It may be tried again, and why it failed is known or not. */
  refused: '认证没有通过',
  open: { title: '认证还没有通过', text: '请核对要求后重试。' },
  inReview: { title: '录屏仍在审核', text: '暂时还没有结果，稍后可以回来查看，不需要重新录屏。' },
} as const
