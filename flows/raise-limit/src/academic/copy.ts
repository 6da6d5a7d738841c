/** Texts of the two pages. */
export const copy = {
  intro: '凭学信网的在线验证码核实学籍，仅用于评估额度，我们会严格保密。',
  heading: '填写在线验证码',
  label: '在线验证码',
  hint: '12至16位字母和数字，大小写均可',
  lost: '请重新输入在线验证码，它不会被保存。',
  missing: '请输入在线验证码',
  wrong: {
    signs: '在线验证码只有字母和数字，请核对后重新输入',
    length: (signs: number) => `在线验证码是12至16位，现在是${signs}位`,
  },
  submit: '查询学籍信息',
  how: {
    heading: '如何获取在线验证码',
    steps: [
      '登录学信网，打开“学信档案”',
      '在“在线验证报告”中申请教育部学籍在线验证报告',
      '复制报告上的在线验证码，粘贴到上面',
    ],
  },
  asking: { title: '正在查询学籍信息', text: '通常只需几秒，有结果后会自动显示。' },
  failed: {
    title: '没有收到查询结果',
    offline: '请检查网络后重试。',
    stopped: '查询没有完成，请重试。',
    money: '重新查询不会重复提额。',
    kept: '在线验证码还在，不需要重新输入。',
    back: '返回修改',
  },
} as const
