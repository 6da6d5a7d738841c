/** Texts of the top-up of a phone. */
export const copy = {
  label: '充值手机号',
  placeholder: '请输入手机号',
  missing: '请输入要充值的手机号',
  wrong: '手机号填写有误，请检查',
  heading: '充值面额',
  before: '输入手机号后显示可以充值的面额',
  video: '视频会员充值',
  qq: 'QQ充值',
} as const
