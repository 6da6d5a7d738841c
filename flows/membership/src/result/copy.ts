/** Texts of the result of a membership order. Each says what the state says, and no more. */
export const copy = {
  checking: { title: '正在查询支付结果', text: '请稍候，不要重复支付。' },
  usedUp: {
    title: '支付结果待确认',
    text: '暂时没有查询到结果。请不要重复支付，可以刷新，或稍后在会员中心查看。',
  },
  slowText: '比平时久一些。可以先离开，稍后在会员中心查看，不要重复支付。',
  running: {
    processing: {
      title: '支付处理中',
      text: '银行正在处理，有结果后会自动显示。',
      usedUp: { title: '支付仍在处理', text: '银行还没有返回结果。请不要重复支付，稍后在会员中心查看。' },
    },
    paid: {
      title: '支付成功，开通中',
      text: '已经收到付款，通常几秒内开通。',
      usedUp: { title: '支付成功，开通中', text: '已经收到付款，稍后在会员中心查看。' },
    },
    refunding: {
      title: '开通失败，退款中',
      text: '款项会原路退回。',
      usedUp: { title: '开通失败，退款中', text: '款项会原路退回，到账时间以银行为准。' },
    },
  },
  ended: {
    paying: {
      title: '还没有付款',
      text: '没有查询到这笔订单的付款。如果刚刚付过款，请刷新结果，不要重复支付。',
    },
    delivered: { title: '会员已开通', text: '权益已发放至账户。' },
    failed: { title: '支付没有成功', text: '没有扣款，可以在会员中心重新开通。' },
    closed: { title: '订单已关闭', text: '超过时间没有付款，可以在会员中心重新开通。' },
    refunded: { title: '已原路退款', text: '开通没有成功，款项已原路退回。' },
    unknown: { title: '订单状态待更新', text: '暂时没有这笔订单的结果，请稍后刷新，不要重复支付。' },
  },
  missing: { title: '没有查询到这笔订单', text: '会员的状态在会员中心里。' },
  centre: '前往会员中心',
  receipt: { title: '开通回执', label: '实付金额', numberLabel: '订单号' },
  steps: { paid: '已付款', opened: '会员已开通' },
  labels: { card: '会员', until: '有效期至' },
} as const
