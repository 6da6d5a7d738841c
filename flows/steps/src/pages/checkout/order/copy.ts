/** Texts of an order that is paid at the cashier. */
export const copy = {
  noAmount: { title: '应付金额暂时无法显示', body: '为了您的资金安全，现在不能付款。请稍后再试。' },
  pay: (amount: string) => `支付 ¥${amount}`,
  go: '去支付',
  later: '暂不支付',
} as const
