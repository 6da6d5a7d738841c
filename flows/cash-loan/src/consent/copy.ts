export const copy = {
  /** Spec 8: the record of a consent did not reach the server. */
  network: '网络异常，请您重新提交',
  missing: '请先阅读并同意借款协议',
  failed: '协议加载失败，暂时无法勾选',
  reload: '重新加载',
  closed: '协议暂时无法打开，请稍后再试',
} as const
