/** Texts of the definition: they are in the first chunk, unlike those of the pages. */
export const titles = {
  start: '借款首页',
  intercept: '暂时无法借款',
  elecSign: '电子签约',
  signup: '签约开户',
  supplement: '补充资料',
  staff: '员工借款',
  home: '借款',
  lead: '借款服务',
  confirm: '确认借款',
  videoAuth: '承诺认证',
  smartVideo: '智能视频认证',
  /** Fits every result of the review, which is still open when the page opens (gives the meaning, not the text). */
  result: '借款结果',
  /** The partner lender's loan (query from=cashLead). */
  leadResult: '借款服务结果',
  reading: '阅读协议',
  verification: '身份验证',
  frame: '协议详情',
} as const

const leaveBody = '借款尚未提交。已填写的信息会保留24小时，回来可以继续。'

// cashLead.7, cashLead.9
/** Asked when the partner's loan page is left without a campaign: "user24To36UserPop". */
export const leadLeaveCopy = {
  title: '仅差一步即可完成申请',
  body: leaveBody,
  stay: '继续借款',
  leave: '离开',
} as const

/** Its title for customers of the provider's own card. */
export const KOOCARD_LEAVE_TITLE = '确认放弃高通过率权益吗？'

/** Asked whenever the loan page is left by going back. */
export const leaveCopy = {
  title: '确定要离开吗？',
  body: leaveBody,
  stay: '继续借款',
  leave: '离开',
} as const
