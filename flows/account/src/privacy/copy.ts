/** Texts of the page. */
export const copy = {
  groups: { agreements: '协议与授权', device: '设备权限', rights: '我的权利' },
  failed: '协议加载失败',
  collected: { label: '收集哪些信息，用来做什么', note: '隐私政策' },
  version: (version: string) => `版本${version.replace(/^v/i, '')}`,
  permissions: {
    camera: { label: '相机', note: '拍摄证件和人脸识别时使用' },
    geolocation: { label: '位置', note: '填写商户地址时使用' },
  },
  states: { granted: '已允许', denied: '未允许', prompt: '使用时询问' },
  notifications: { label: '通知', note: '审核进度和还款提醒' },
  rights: {
    profile: { label: '查询和更正个人资料' },
    export: { label: '导出个人信息' },
    service: { label: '撤回授权', note: '联系客服办理，未结清的借款仍需按约还款' },
    cancel: { label: '注销账号' },
  },
} as const
