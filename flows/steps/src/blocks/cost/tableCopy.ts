/** Words of the table itself. */
export const tableCopy = {
  kinds: {
    interest: '利息',
    guarantee: '担保费',
    service: '服务费',
    instalmentFee: '分期手续费',
    partnerFee: '合作机构服务费',
  },
  taken: { each: '随每期还款收取', first: '首期一次收取', payout: '放款时收取' },
  contingent: { overdue: '逾期罚息', misuse: '挪用罚息', earlySettlement: '提前结清费用' },
  of: { principal: '借款本金', balance: '剩余本金', overdue: '逾期金额', misused: '挪用金额' },
  per: { year: '年利率', month: '月利率', day: '日利率', loan: '费率' },
  rate: (of: string, per: string, rate: string) => `${of} × ${per}${rate}`,
  amount: {
    period: (amount: string) => `每期${amount}`,
    loan: (amount: string) => `共${amount}`,
  },
  discount: '优惠',
  until: (day: string) => `${day}前有效`,
  method: {
    irr: '按全部还款的内部收益率（IRR）计算，单利年化。',
    sum: '各项费用年化后相加。',
  },
} as const
