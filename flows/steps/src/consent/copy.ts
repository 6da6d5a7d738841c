/** Texts of the agreement line. */
export const copy = {
  /** Spec 8: the record of a consent did not reach the server. */
  network: '网络异常，请您重新提交',
  /** One tick stands for the purpose of the loan as well (spec 2 "Agreement line"). */
  lead: '我承诺借款用途真实合规，已阅读并同意',
  missing: '请先阅读并同意借款协议',
  failed: '协议加载失败，暂时无法勾选',
  reload: '重新加载',
  closed: '协议暂时无法打开，请稍后再试',
} as const
