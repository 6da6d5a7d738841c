/** Simplified Chinese; other languages are in `locale/business`. */
export const oneClickSheetStrings = {
  title: '一键借款',
  amount: '借款金额',
  allBorrow: '全部借出',
  institutions: '放款机构',
  confirm: '确认借款',
  reselect: '重新选择借款信息',
}
