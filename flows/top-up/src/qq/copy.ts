/** Texts of the top-up of QQ. */
export const copy = {
  label: 'QQ号',
  placeholder: '请输入QQ号',
  missing: '请输入要充值的QQ号',
  wrong: 'QQ号填写有误，请输入5至11位数字',
  heading: '充值面额',
  phone: '话费充值',
  video: '视频会员充值',
} as const
