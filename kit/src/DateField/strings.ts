/** Simplified Chinese; other languages are in `locale/business`. */
export const dateFieldStrings = {
  placeholder: '请选择日期',
  text: (year: number, month: number, day: number) => `${year}年${month}月${day}日`,
}
