/** Texts of signing by a code. */
export const signingCopy = {
  title: '短信验证',
  confirm: '确认借款',
  wait: (seconds: number) => `${seconds}秒后可重新发送`,
}

export type SigningCopy = typeof signingCopy
