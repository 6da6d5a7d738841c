/** Texts of the result of a repayment. Each says what the lender's status says, and no more. */
export const copy = {
  waiting: {
    title: '银行处理中',
    text: '通常几十秒内有结果，有结果后会自动显示。请不要重复支付。',
    slowText: '比平时久一些，银行仍在处理。可以先返回账单，稍后再来查看，请不要重复支付。',
    usedUp: {
      title: '还款结果待确认',
      text: '银行还没有返回结果。请不要重复支付，可以刷新，或稍后在账单里查看。',
    },
  },
  /** `text` stands in where the lender gives no reason. */
  ended: {
    paid: { title: '还款成功', text: '账单已更新。' },
    partial: { title: '部分还款成功', text: '请在账单里查看是否还有待还的款项。' },
    failed: { title: '还款没有成功', text: '可以更换银行卡，或稍后重新还款。' },
    cancelled: { title: '还款已取消', text: '需要时可以在账单里重新还款。' },
    closed: { title: '本次还款已关闭', text: '付款时间已过，请在账单里重新还款。' },
    unpaid: {
      title: '还没有付款',
      text: '没有查询到这笔还款的付款。如果刚刚付过款，请刷新结果，不要重复支付。',
    },
    unknown: { title: '还款状态待更新', text: '暂时没有这笔还款的结果，请稍后刷新，不要重复支付。' },
  },
  missing: { title: '没有查询到这笔还款', text: '请在账单里查看是否还清。' },
  paidAmount: '已还金额',
  amount: '还款金额',
  time: '完成时间',
  noFigure: '暂时无法显示',
  receipt: { title: '还款回执', number: '还款单号' },
  steps: { started: '已发起还款', debited: '银行已扣款', booked: '账单已更新' },
  refresh: '刷新结果',
  bills: '返回账单',
  look: '查看账单',
  again: '重新还款',
} as const
