/** Texts of the way to the cashier. */
export const copy = {
  leaving: { title: '正在前往收银台', text: '请在收银台核对金额后付款。在那里付款之前不会扣款。' },
  failed: '收银台没有打开',
  returned: {
    title: '付款完成了吗？',
    text: '如果已经付款，请查看结果，不要重复支付。还没有付款的话，可以重新打开收银台。',
  },
  again: '重新打开收银台',
  kept: '这里没有发起扣款，账单没有变化',
  result: '查看还款结果',
  bills: '返回账单',
} as const
