/** What the verifications want, in the customer's words: how to get a picture, and what there is to know before. */
export const copy = {
  fund: {
    points: [
      '公积金须由本人缴存，目前状态正常',
      '准备最近12个月的缴存明细截图',
      '截图仅用于评估额度，我们会严格保密',
    ],
    next: '去上传截图',
  },
  fundPicture: {
    proof: '公积金缴存截图',
    guide: [
      '打开所在城市的公积金查询，登录本人账户',
      '进入缴存明细，选择最近12个月',
      '截取含姓名、单位和缴存记录的完整页面',
    ],
  },
  drivingLicence: {
    proof: '行驶证照片',
    guide: [
      '准备机动车行驶证正本，所有人须为您本人',
      '在光线充足处拍摄，四角完整、没有反光',
      '文字清晰后上传',
    ],
  },
  vehicle: {
    proof: '机动车登记证书照片',
    guide: ['准备机动车登记证书，登记人须为您本人', '翻到登记摘要页，平放拍摄', '文字清晰后上传'],
  },
  taxInApp: {
    proof: '收入纳税明细截图',
    guide: [
      '打开个人所得税App，登录本人账户',
      '进入收入纳税明细，选择最近一年',
      '截取含姓名和合计金额的完整页面',
    ],
  },
  taxInBrowser: {
    proof: '收入纳税明细截图',
    guide: [
      '用浏览器打开自然人电子税务局，登录本人账户',
      '进入我要查询，打开收入纳税明细',
      '截取含姓名和最近一年记录的完整页面',
    ],
  },
  account: {
    points: ['关注公众号，账单和额度变化会及时通知您', '关注后截取公众号主页', '上传截图完成认证'],
    next: '去上传截图',
  },
  accountPicture: {
    proof: '已关注的截图',
    guide: ['在微信中打开公众号主页', '确认页面显示已关注', '截取含公众号名称的完整页面'],
  },
  receipts: {
    proof: '消费凭证',
    guide: [
      '选择最近6个月内由本人支付的发票或订单',
      '金额、日期和商家须完整可见',
      '可以上传多张，一张通过即完成认证',
    ],
  },
  onlineBank: {
    points: [
      '需要在手机上登录本人的网上银行',
      '录制约3分钟的屏幕，用于核实账户流水',
      '录制的画面中请勿出现密码和验证码',
    ],
    next: '查看录制步骤',
  },
  recordingSteps: {
    points: [
      { title: '登录银行App', text: '开始录屏后打开银行App并登录。', drawing: 'bank' },
      { title: '查看账户', text: '依次查看账户总览和最近12个月的流水。', drawing: 'magnifier' },
      { title: '返回本应用', text: '结束录屏，等待审核结果。', drawing: 'clock' },
    ],
    next: '去录屏',
  },
} as const
