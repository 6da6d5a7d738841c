/** Simplified Chinese; other languages are in `locale/business`. */
export const amountChipsWords = { label: '推荐金额' }
