/** Texts of the page. */
export const copy = {
  failed: '公司信息加载失败',
  gone: { title: '暂时没有公司信息', text: '请稍后再看，也可以联系客服。' },
  service: '联系客服',
  groups: { company: '公司', licences: '证照', terms: '协议' },
  name: '名称',
  address: '地址',
  icp: '备案号',
  terms: { service: '用户服务协议', privacy: '隐私政策' },
} as const
