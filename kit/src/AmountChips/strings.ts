/** Simplified Chinese; other languages are in `locale/business`. */
export const amountChipsStrings = { label: '推荐金额' }
