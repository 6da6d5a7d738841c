/** Texts of a page with a price. */
export const copy = {
  parts: '金额明细',
  until: (moment: string) => `${moment}前有效`,
  over: '金额可能已经变化，支付前会重新核对',
  changed: '金额已更新，请核对后再支付。',
  unsound: {
    title: '金额暂时无法显示',
    text: '金额与明细不一致，为了您的资金安全没有显示，也不能支付。可以刷新，或稍后再试。',
    refresh: '刷新',
  },
} as const
