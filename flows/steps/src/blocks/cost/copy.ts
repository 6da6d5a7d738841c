/** Texts of the table of what a loan costs. */
export const copy = {
  /** What the lender states is not what its own terms cost. */
  differs: {
    title: '费用信息不一致',
    body: '资方说明的费用与这笔借款的还款计划对不上，为了您的资金安全没有继续。还没有产生借款。',
    confirmText: '重新核对',
    cancelText: '返回',
  },
  /** The same, where nothing can be loaded again. */
  told: { confirmText: '知道了', cancelText: null },
  tooDear: '这笔借款的年化成本超过了规定的上限，为了保护您的权益没有继续。本页没有提交任何申请。',
  notShown: '费用明细还没有显示出来，请稍候再试。本页没有提交任何支付。',
  unknown: '这笔借款的费用信息不完整，为了您的资金安全没有继续。本页没有提交任何申请，请稍后再试。',
  changed: '借款的费用有变化，请重新核对后确认。本页没有提交任何申请。',
} as const
