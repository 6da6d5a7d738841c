/** Texts of the page. */
export const copy = {
  failed: '手机号信息加载失败',
  intro: '更换后用新手机号登录和接收验证码。银行卡的预留手机号不会一起更换。',
  label: '新手机号',
  placeholder: '请输入新手机号',
  submit: '更换手机号',
  missing: { mobile: '请输入新手机号', code: '请输入验证码' },
  wrong: { mobile: '手机号格式不正确', code: '验证码是6位数字' },
  notAllowed: '暂时不能更换手机号',
  kept: '当前手机号没有变化，可以继续使用',
  notChanged: '手机号还没有更换，可以稍后再看，或重新提交',
  changed: {
    title: '手机号已更换',
    text: (masked: string) => `下次请用${masked}登录`,
    next: '银行卡的预留手机号没有变化，需要到银行更换',
  },
  back: '返回设置',
} as const
