/** Texts of the page. */
export const copy = {
  failed: '身份信息加载失败',
  intro: '请填写本人身份信息，仅用于核实身份和评估额度，我们会严格保密。',
  submit: '同意并继续',
  submitNumber: '提交身份证号',
  labels: { realName: '姓名', idNumber: '身份证号' },
  hints: { idNumber: '仅支持二代居民身份证' },
  missing: { realName: '请填写姓名', idNumber: '请填写身份证号' },
  wrong: {
    realName: '姓名为1到12个汉字或字母，请与身份证保持一致',
    idNumber: '身份证号有误，请核对后重新输入',
  },
  proved: { heading: '您已完成身份认证', intro: '以下信息已核实，无需重复填写。' },
} as const
