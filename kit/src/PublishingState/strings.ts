/** Simplified Chinese; other languages are in `locale/business`. */
export const publishingStateStrings = {
  submitting: '正在提交借款申请',
  submittingText: '请不要关闭页面，通常几秒内完成。',
  submittingMoney: '这笔申请只会提交一次，不会重复借款。',
  confirming: '结果确认中',
  confirmingText: '网络不稳定，正在向服务器核对这笔申请的结果。',
  confirmingMoney: '核对完成前不会再次提交，也不会重复放款。',
  unresolved: '暂时没有得到结果',
  unresolvedText: '这笔申请可能已经提交成功，请稍后重新核对，不要再次借款。',
  unresolvedMoney: '若已放款，资金会进入所选银行卡，并可在借款记录中查看。',
  notSubmitted: '这笔申请没有提交成功',
  notSubmittedText: '没有产生借款，也不会放款，可以放心重新申请。',
  notSubmittedMoney: '额度没有变化，没有产生任何费用。',
}
