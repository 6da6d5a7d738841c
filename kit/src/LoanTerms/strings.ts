/** Simplified Chinese; other languages are in `locale/business`. */
export const loanTermsStrings = {
  principal: '借款本金',
  monthlyPayment: '每期应还',
  periods: '期数',
  repaymentDay: '还款日',
  annualRate: '综合年利率（单利）',
  before: '优惠前',
  discount: '优惠',
  institution: '放款机构',
  institutionInfo: '放款机构说明',
  cashback: '返现',
  repaymentMethod: '还款方式',
  equalInstalments: '等额本息',
  arrival: '预计到账',
  arrivalDefault: '20分钟内',
  card: '收款银行卡',
}
