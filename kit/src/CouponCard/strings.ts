/** Simplified Chinese; other languages are in `locale/business`. */
export const couponCardStrings = { details: '使用规则', reason: '不可用原因' }
