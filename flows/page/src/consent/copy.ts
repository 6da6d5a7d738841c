/** Texts of a consent. */
export const copy = {
  /** The record of a consent did not reach the server. */
  network: '网络异常，请您重新提交',
  closed: '协议暂时无法打开，请稍后再试',
  credit: { lead: '我已阅读并同意', missing: '请先阅读并同意授权书' },
  sheet: { title: '征信授权', intro: '继续之前，请阅读并同意以下授权书。', agree: '同意并继续' },
} as const
