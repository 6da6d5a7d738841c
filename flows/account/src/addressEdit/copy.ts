/** Texts of the page. */
export const copy = {
  failed: '地址加载失败',
  submit: '保存地址',
  labels: {
    contactName: '收货人',
    contactPhone: '手机号',
    region: '所在地区',
    detail: '详细地址',
    isDefault: '设为默认地址',
  },
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
  gone: { title: '没有找到这个地址', text: '可能已经修改过，请返回后重新选择' },
  back: '返回地址管理',
} as const
