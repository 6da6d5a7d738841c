/** Simplified Chinese; other languages are in `locale/business`. */
export const amountBoxStrings = { label: '借多少', clear: '清空金额', scan: '扫一扫' }
