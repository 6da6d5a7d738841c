/** Simplified Chinese; other languages are in `locale/business`. */
export const codeDialogStrings = {
  title: '输入验证码',
  sentSms: (phone: string) => `短信已发送至${phone}`,
  sentVoice: (phone: string) => `即将致电${phone}告知验证码`,
  resend: '重新发送',
  resending: '发送中…',
  voice: '语音验证码',
  confirm: '确认',
  empty: '请输入验证码',
  short: '验证码位数不对',
  understood: '知道了',
}
