/** Texts of a consent whose list stands on the page. */
export const rowsCopy = {
  list: '借款协议',
  /** After one name. */
  tail: '，并同意向征信系统报送信息',
} as const
