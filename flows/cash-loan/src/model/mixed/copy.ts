/** Texts of a loan of which two lenders pay a part each. */
export const copy = {
  heading: (lenders: number) => (lenders > 1 ? '由两家机构共同放款' : '由一家机构放款'),
  text: '各部分由对应的机构审核和放款，合计为您的借款金额。',
  wallet: '信用钱包',
  lead: '合作机构',
} as const
