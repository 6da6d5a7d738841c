/** Texts of the page. */
export const copy = {
  failed: '个人信息加载失败',
  intro: '请填写真实信息，仅用于评估额度，我们会严格保密。',
  submit: '提交个人信息',
  groups: { work: '工作与个人', home: '住址与联系' },
  labels: {
    incomeRange: '月收入',
    company: '单位名称',
    job: '职业',
    education: '学历',
    marriage: '婚姻状况',
    region: '所在地区',
    detail: '详细地址',
    email: '邮箱',
  },
  placeholders: {
    company: '请填写单位全称',
    detail: '街道、小区、楼栋、门牌号',
    email: '选填，用于接收电子合同',
  },
  missing: {
    incomeRange: '请选择月收入',
    company: '请填写单位名称',
    job: '请选择职业',
    education: '请选择学历',
    marriage: '请选择婚姻状况',
    region: '请选择所在地区',
    detail: '请填写详细地址',
  },
  wrong: { email: '邮箱格式不正确' },
} as const
