/** Texts of what loads after the result of a loan. */
export const copy = {
  urgent: { title: '加急申请', text: '审核时间以机构为准', action: '申请加急', done: '申请成功' },
  marketing: { heading: '合作机构额度', label: '可申请额度', action: '去看看' },
  notify: {
    title: '开启消息通知',
    text: '审核结果和还款日会及时提醒',
    action: '去开启',
  },
  advert: '广告',
} as const
