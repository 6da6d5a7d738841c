/** Words of the login page. */
export const copy = {
  heading: '手机号登录',
  intro: '验证手机号，查看可借额度和账单',
  introReturn: '登录后继续刚才的操作，已填写的内容会保留',
  mobile: '手机号',
  code: '验证码',
  sendCode: '获取验证码',
  resend: '重新获取',
  resendIn: (seconds: number) => `${seconds} 秒后重新获取`,
  sent: (masked: string) => `已发送至 ${masked}`,
  voiceAsk: '收不到短信？',
  voice: '接听语音验证码',
  voiceSent: '验证码将通过电话告知，请留意接听',
  agree: '我已阅读并同意',
  service: '《用户服务协议》',
  privacy: '《隐私政策》',
  and: '和',
  submit: '登录',
  safety: '请勿将验证码告诉任何人，包括自称客服的人员。',
  errors: {
    mobileMissing: '请输入手机号',
    mobileWrong: '手机号格式不正确',
    codeMissing: '请输入验证码',
    codeWrong: '验证码位数不对',
    notAgreed: '请先阅读并同意协议',
    session: '登录没有完成，请重试',
  },
} as const

/** Where the two texts are; they belong to the host, so they lie beside it. */
export const agreements = { service: 'agreements/service.html', privacy: 'agreements/privacy.html' } as const
