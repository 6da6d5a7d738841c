/** Simplified Chinese; other languages are in `locale/business`. */
export const agreementSheetStrings = { title: '相关协议' }
