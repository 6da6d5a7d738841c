/** Simplified Chinese; other languages are in `locale/business`. */
export const agreementLineStrings = {
  lead: '我已阅读并同意',
  tail: '，知悉并同意向征信系统报送信息',
  open: '《',
  close: '》',
  join: '',
  more: (count: number) => `等${count}份协议`,
}
