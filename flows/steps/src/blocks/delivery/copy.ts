/** Texts of an address that is written. */
export const deliveryCopy = {
  labels: { contactName: '收货人', contactPhone: '手机号', region: '所在地区', detail: '详细地址' },
  placeholders: {
    contactName: '请输入收货人姓名',
    contactPhone: '请输入收货人手机号',
    detail: '街道、小区、楼栋、门牌号',
  },
  missing: {
    contactName: '请填写收货人姓名',
    contactPhone: '请填写收货人手机号',
    region: '请选择所在地区',
    detail: '请填写详细地址',
  },
  wrong: {
    contactName: '收货人姓名应为2至20个字',
    contactPhone: '手机号格式不正确',
    detail: '详细地址应为4至100个字',
  },
} as const
