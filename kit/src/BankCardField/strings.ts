/** Simplified Chinese; other languages are in `locale/business`. */
export const bankCardFieldStrings = { label: '银行卡号', placeholder: '请输入银行卡号' }
