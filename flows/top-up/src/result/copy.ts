/** Texts of the result of a top-up. Each says what the state says, and no more. */
export const copy = {
  checking: { title: '正在查询支付结果', text: '请稍候，不要重复支付。' },
  usedUp: {
    title: '支付结果待确认',
    text: '暂时没有查询到结果。请不要重复支付，可以刷新，或稍后在充值订单里查看。',
  },
  slowText: '比平时久一些。可以先离开，稍后在充值订单里查看，不要重复支付。',
  running: {
    processing: {
      title: '支付处理中',
      text: '银行正在处理，有结果后会自动显示。',
      usedUp: { title: '支付仍在处理', text: '银行还没有返回结果。请不要重复支付，稍后在充值订单里查看。' },
    },
    paid: {
      title: '支付成功，充值中',
      text: '已经收到付款，通常几秒内到账。',
      usedUp: { title: '支付成功，充值中', text: '已经收到付款，运营商仍在处理，到账后会有消息通知。' },
    },
    refunding: {
      title: '充值失败，退款中',
      text: '款项会原路退回，用过的优惠券一并退还。',
      usedUp: { title: '充值失败，退款中', text: '款项会原路退回，到账时间以银行为准。' },
    },
  },
  ended: {
    paying: {
      title: '还没有付款',
      text: '没有查询到这笔订单的付款。如果刚刚付过款，请刷新结果，不要重复支付。',
    },
    delivered: { title: '充值成功', text: '已经充值到账。' },
    failed: { title: '支付没有成功', text: '没有扣款，可以重新下单。' },
    closed: { title: '订单已关闭', text: '超过时间没有付款，需要时可以重新下单。' },
    refunded: { title: '已原路退款', text: '充值没有成功，款项已原路退回，用过的优惠券一并退还。' },
    unknown: { title: '订单状态待更新', text: '暂时没有这笔订单的结果，请稍后刷新，不要重复支付。' },
  },
  missing: { title: '没有查询到这笔订单', text: '您的充值都在充值订单里。' },
  orders: '查看充值订单',
  detail: '去支付',
  receipt: { title: '充值回执', label: '实付金额', numberLabel: '订单号' },
  steps: { ordered: '已下单', paid: '已付款', delivered: '已充值到账' },
} as const
