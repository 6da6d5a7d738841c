/** Simplified Chinese; other languages are in `locale/business`. */
export const agreementSheetWords = { title: '相关协议' }
