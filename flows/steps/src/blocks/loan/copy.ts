/** Texts of the loan form. Functions get formatted figures. */
export const copy = {
  brief: {
    available: (limit: string) => `可借${limit}元`,
    temporary: (amount: string, until: string) => `临时${amount}元（${until}止）`,
    delta: (amount: string, until: string) => `其中${amount}元（${until}到期）`,
    expires: (until: string) => `额度有效期至${until}`,
    trial: (amount: string) => `低息试用额度${amount}元`,
  },
  couponBadge: (title: string) => (title.endsWith('券') ? title : `${title}券`),

  payment: (amount: string) => `¥${amount}`,
  cost: (total: string, charge: string) => `共还 ¥${total}，其中息费 ¥${charge}`,
  compare: '期数对比',
  typeFirst: '填写金额后显示每期应还',
  noRate: '当前金额暂无可用期数，请调整借款金额',
  recommendFor: (periods: number, mark: string) => `推荐${periods}期，${mark}`,
  /** Marks for a period that the server recommends without a reason, where there is one. */
  reasons: { charge: '息费最低', payment: '月供最低' },
  choosePeriod: (periods: number) => `选${periods}期`,
  specialMark: '专享',

  coupon: {
    saved: (amount: string) => `−¥${amount}`,
    raised: (amount: string) => `额度 +${amount}`,
    tags: { freePeriods: '免息', rateDiscount: '折扣', faceValue: '抵扣', none: '权益' },
    member: '会员专享',
    raise: '提额',
    notYet: (what: string) => `${what}加载后可选`,
    timedRight: '已享限时权益',
    recommended: '推荐',
  },
  couponsFailed: '优惠暂时没有加载成功，以下每期应还按无优惠计算，不影响借款。',

  /** In a row: a tap loads it again. */
  rowFailed: '加载失败 · 重试',
  cardsReload: '银行卡加载失败，正在重新加载',

  plan: {
    label: '还款计划',
    day: (day: number) => `每月${day}日还款`,
    first: (amount: string) => `首期 ¥${amount}`,
    rate: (percent: string) => `年利率（单利）${percent}`,
    none: '填写金额后查看',
    notYet: (what: string) => `${what}加载后查看`,
  },

  notAllowed: '暂时无法借款，请稍后再试',

  /** What has not been loaded. */
  missing: { amount: '额度', rates: '期数' },
  failed: { amount: '借款额度加载失败', rates: '期数与费率加载失败' },
  several: {
    title: '借款信息加载失败',
    text: '没有产生借款，填写的内容都还在。',
    retryText: '全部重试',
  },
} as const
