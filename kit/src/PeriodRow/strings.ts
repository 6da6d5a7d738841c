/** Simplified Chinese; other languages are in `locale/business`. */
export const periodRowStrings = { title: '分几期', info: '每期应还', placeholder: '请选择' }
