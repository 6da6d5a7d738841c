/** Texts of settling a loan early. */
export const copy = {
  failed: '结清金额加载失败',
  /** Above the lender’s reason. */
  refused: '暂时不能提前结清',
  label: '今天结清应还',
  pay: (amount: string) => `支付 ¥${amount}`,
  capital: '剩余本金',
  interest: '利息和费用',
  interestNote: '逾期账单和本期账单的部分',
  fee: '提前结清手续费',
  free: '提前结清不收取手续费。',
  // earlySettlement.2
  charged: (fee: string, cap: string) =>
    `手续费由资方按合同收取，最多为剩余本金（不含本期）的${fee}；连同手续费，综合成本折合年化不超过${cap}。`,
  whole: '提前结清会一次还清整笔借款，之后各期不再计息。',
  plan: '查看还款计划',
  bills: '返回账单',
} as const
