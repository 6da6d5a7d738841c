/** Texts of the page that completes what is missing. */
export const copy = {
  failed: '资料加载失败',
  heading: '资料与认证',
  complete: '资料已完善，没有需要补充的内容。',
  sections: {
    base: { title: '个人信息', text: '收入、工作与住址', action: '填写个人信息' },
    certificate: { title: '结婚证认证', text: '上传结婚证照片', action: '上传结婚证' },
    contacts: { title: '补充联系人认证', text: '添加更多紧急联系人', action: '补充联系人' },
  },
  saved: '个人信息已保存',
  noUpload: '暂时无法上传照片，请稍后再试',
  back: '返回额度管理',
  certificate: {
    tries: '每天最多可提交3次，未通过时会说明原因。',
    label: '结婚证照片',
    hint: '请拍摄带有姓名和登记日期的内页，保持文字清晰完整',
    missing: '请上传结婚证照片，上传完成后再提交',
    submit: '提交结婚证',
  },
} as const
