/** Simplified Chinese; other languages are in `locale/business`. */
export const monthPayInfoStrings = {
  title: '每期应还说明',
  formula: '每期应还 =（应还总额 − 优惠）÷ 期数',
  text: '应还总额含本金与全部息费。各期金额可能因计息天数和取整略有差异，以还款计划为准。',
  done: '知道了',
}
