/** Simplified Chinese; other languages are in `locale/business`. */
export const nameFieldWords = { label: '姓名', placeholder: '请输入姓名' }
