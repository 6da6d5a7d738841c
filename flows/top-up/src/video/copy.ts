/** Texts of the memberships of video services. */
export const copy = {
  label: '充值账号',
  placeholder: '请输入手机号或邮箱',
  missing: '请输入要充值的账号',
  wrong: '账号填写有误，请输入手机号或邮箱',
  heading: '选择会员',
  phone: '话费充值',
  qq: 'QQ充值',
} as const
