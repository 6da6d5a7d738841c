/** Texts of a survey. Questions and their options come from the server. */
export const surveyCopy = {
  /** Of a survey without a title. */
  title: '问卷调查',
  submit: '提交',
  invite: '去评价',
  skip: '暂不填写',
  /** Of a page that is being left. */
  skipLeaving: '不填了，直接离开',
  placeholder: '请勿填写身份证号、银行卡号等个人信息',
  tooMany: (max: number) => `最多可选${max}项`,
  failed: '提交失败，请稍后再试~',
  thanks: '感谢您的反馈',
  leaving: '正在离开',
} as const
