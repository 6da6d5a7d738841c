/** What the customer reads while the outcome of an application is open. It says what is known about the money, no more. */
export const publishingCopy = {
  confirming: {
    title: '正在确认借款结果…',
    text: '网络不稳定，正在向服务器核对这笔申请的结果，请稍候。',
    money: '暂时不能确定是否已经放款。核对完成前不会再次提交，也不会重复借款。',
  },
  unresolved: {
    money: '暂时不能确定是否已经放款。若已放款，资金会进入所选银行卡。',
    action: '重新核对',
  },
  notFound: { action: '重新确认借款' },
  contact: '联系客服',
  submittedAt: '提交时间',
  serial: '申请流水号',
}

export type PublishingCopy = typeof publishingCopy
