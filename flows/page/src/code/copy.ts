/** Texts of a code by message or call. */
export const copy = {
  label: '验证码',
  sent: (masked: string) => `已发送至${masked}`,
  send: '获取验证码',
  resend: '重新获取',
  resendIn: (seconds: number) => `${seconds}秒后重新获取`,
  voiceAsk: '收不到短信？',
  voiceSend: '接听语音验证码',
  voice: '验证码将通过电话告知，请留意接听',
  again: '新的验证码已发送，请使用最新的一条',
  failed: '验证码发送失败，请重试',
} as const
