/** Simplified Chinese; other languages are in `locale/business`. */
export const nameFieldStrings = { label: '姓名', placeholder: '请输入姓名' }
