/** Texts of the page. */
export const copy = {
  failed: '信用卡加载失败',
  cards: '已绑定的信用卡',
  kind: '信用卡',
  billDay: (day: number) => `账单日每月${day}日`,
  repaymentDay: (day: number) => `还款日每月${day}日`,
  add: '添加信用卡',
  notAllowed: '暂时不能添加信用卡，请稍后再试',
  intro: '请填写您本人的信用卡，仅用于评估额度。完整卡号和验证码不会保存在手机里。',
  heading: '填写信用卡信息',
  submit: '验证信用卡',
  labels: { cardNo: '信用卡卡号', mobile: '银行预留手机号', code: '验证码' },
  hints: { mobile: '验证码由发卡银行发送到这个号码' },
  missing: { cardNo: '请输入信用卡卡号', mobile: '请输入手机号', code: '请输入验证码' },
  wrong: { cardNo: '请输入12至19位信用卡卡号', mobile: '手机号格式不正确', code: '验证码是6位数字' },
  notThere: '还没有查到这张卡，可以稍后再看，或重新提交',
} as const
