/** Texts of the page. */
export const copy = {
  failed: '身份证照片信息加载失败',
  intro: '请拍摄本人有效期内的身份证原件，四角完整、字迹清晰、没有反光和遮挡。照片仅用于核实身份。',
  submit: '确认并提交',
  front: '身份证人像面',
  back: '身份证国徽面',
  missing: {
    front: '请上传身份证人像面',
    back: '请上传身份证国徽面',
  },
  read: {
    heading: '请核对识别结果',
    realName: '姓名',
    idNumber: '身份证号',
    validFrom: '有效期限开始',
    validUntil: '有效期限结束',
    forever: '长期有效',
  },
  wrong: {
    realName: '请填写与身份证一致的姓名',
    idNumber: '身份证号有误，请核对后重新输入',
    validity: '请按身份证填写有效期限',
  },
  pictures: {
    intro: '请上传店主本人有效期内的身份证，四角完整、字迹清晰、没有反光和遮挡。照片仅用于核实身份。',
    submit: '完成上传',
  },
  onFile: {
    heading: '身份证照片已上传',
    text: '两面照片都已收到，可以继续办理。',
    again: '重新上传',
    state: '已上传',
  },
} as const
