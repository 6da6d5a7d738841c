/** Texts of the list of refunds. */
export const copy = {
  failed: '退款记录加载失败',
  refund: '退款',
  state: { processing: '处理中', success: '已到账', failed: '退款未成功', unknown: '状态待更新' },
  noFigure: '暂时无法显示',
  processing: '正在退回的款项由银行处理，到账时间以银行为准。',
  failedText: '有退款没有退回银行卡，请联系客服核对。',
  empty: { title: '还没有退款', text: '多还的款项退回后会显示在这里' },
  month: (year: string, month: number) => `${year}年${month}月`,
  bills: '返回账单',
} as const
