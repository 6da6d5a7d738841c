/** Simplified Chinese; other languages are in `locale/business`. */
export const idNumberFieldStrings = {
  label: '身份证号',
  placeholder: '请输入18位身份证号',
  letter: '末位输入 X',
}
