/** Texts of the sign-in page. */
export const copy = {
  heading: '手机号登录',
  intro: '验证手机号，查看可借额度和账单',
  introReturn: '登录后继续刚才的操作，已填写的内容会保留',
  mobile: '手机号',
  agree: '我已阅读并同意',
  service: '《用户服务协议》',
  privacy: '《隐私政策》',
  and: '和',
  submit: '登录',
  safety: '请勿将验证码告诉任何人，包括自称客服的人员。',
  failed: '登录没有完成，请重试',
  risk: {
    verify: '为了您的账号安全，请确认是本人登录，并完成短信验证',
    rejected: '该手机号暂时无法登录，请联系客服处理',
    help: '如有疑问，请联系客服核实。',
    helpByPhone: (phone: string) => `如有疑问，请拨打客服电话${phone}核实。`,
    contact: '联系客服',
  },
  missing: { mobile: '请输入手机号', code: '请输入验证码', agreed: '请先阅读并同意协议' },
  wrong: { mobile: '手机号格式不正确', code: '验证码位数不对' },
} as const
