/** Texts of the periods of a repayment plan. Functions get formatted figures. */
export const planCopy = {
  paid: (period: number) => `还到第${period}期共付`,
  settle: (period: number) => `第${period}期提前结清`,
  estimate: (amount: string) => `预估 ¥${amount}`,
  fee: (amount: string) => `含本期应还，其中结清费用 ¥${amount}`,
  free: '含本期应还，不收结清费用',
  notYet: '不可提前结清',
  after: (periods: number) => `还满${periods}期后可提前结清`,
} as const
