export const copy = {
  /** Spec 8: the record of a consent did not reach the server. */
  network: '网络异常，请您重新提交',
} as const
