/** Request fields in the words of the people who fill them in. */
const LABELS: Readonly<Record<string, string>> = {
  mobile: '手机号',
  verifyCode: '验证码',
  type: '验证码发送方式',
  pageType: '页面类型',
  callBackUrl: '返回地址',
  amount: '借款金额',
  period: '期数',
  loanPeriod: '期数',
  userCardId: '收款银行卡',
  couponIds: '优惠券',
  loanUseCode: '借款用途',
  subLoanUseCode: '借款用途明细',
  instIdList: '资金机构',
  termsNo: '借款条款编号',
  transactionNo: '验证码流水号',
  signNo: '签约编号',
  serialNumber: '申请流水号',
  listingId: '借款申请编号',
  loanId: '借款编号',
  typeId: '查询类型',
  kooUserSource: '访问来源',
  agreementName: '协议名称',
  agreementUrl: '协议地址',
  agreementVersion: '协议版本',
  processFlag: '流程标识',
  subAgreementList: '子协议',
  traceId: '埋点编号',
  pageUrl: '页面地址',
  pageName: '页面名称',
  pageId: '页面编号',
}

/** The Chinese name of a request field; unknown fields keep their own. */
export function fieldLabel(field: string): string {
  return LABELS[field] ?? field
}
