/** Days between two exports, and working days until one is sent. */
const DAYS = { between: 7, toSend: 15 } as const

/** Texts of the page. */
export const copy = {
  failed: '资料加载失败',
  heading: '导出内容',
  what: { label: '包含的信息', note: '账号和实名信息、个人资料、借款与还款记录' },
  email: '接收邮箱',
  noEmail: '去填写',
  wait: { label: '发送时间', value: `${DAYS.toSend}个工作日内` },
  limit: { label: '申请次数', value: `${DAYS.between}天内可申请一次` },
  check: '验证身份',
  submit: '申请导出',
  missing: '请输入验证码',
  wrong: '验证码是6位数字',
  notAllowed: '暂时不能导出个人信息',
  done: {
    title: '导出申请已受理',
    text: `个人信息副本将在${DAYS.toSend}个工作日内发送至您的邮箱`,
    next: `${DAYS.between}天内不能再次申请`,
  },
  back: '返回隐私设置',
} as const
