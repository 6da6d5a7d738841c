/** Title, text, and one sentence about the money. */
interface StateText {
  title?: string
  text?: string
  money?: string
}

/** Texts while the outcome of an application is open. They say only what is known about the money. */
export const publishingCopy = {
  /** Default: the kit's texts, for a loan. */
  sending: {} as StateText,
  confirming: {
    title: '正在确认借款结果',
    text: '网络不稳定，正在向服务器核对这笔申请的结果，请稍候。',
    money: '暂时不能确定是否已经放款。核对完成前不会再次提交，也不会重复借款。',
  },
  unresolved: {
    ...({} as Omit<StateText, 'money'>),
    money: '暂时不能确定是否已经放款。若已放款，资金会进入所选银行卡。',
    action: '重新核对',
  },
  notFound: {
    title: '暂时没有收到这笔申请',
    text: '到目前为止还没有收到您的申请，它可能还在路上。您可以重新提交：申请流水号不变，不会产生第二笔借款。',
    money: '目前没有查到借款。如果申请稍后到达，也只会有这一笔借款。',
    action: '重新提交',
  },
  /** Shown only when the server says that a late request is not carried out any more. */
  closed: {
    title: '这笔申请没有提交成功',
    text: '没有产生借款，也不会放款，可以放心重新申请。',
    money: '额度没有变化，没有产生任何费用。',
    action: '重新确认借款',
  },
  /** When the browser keeps no storage, only the server knows the open applications. */
  entry: {
    title: '正在核对您的借款',
    text: '正在向服务器核对您是否有借款还在处理，请稍候。',
    money: '核对完成前不会提交新的申请。',
  },
  unreachable: {
    title: '暂时无法核对您的借款',
    text: '没有连接到服务器，还不能确定您是否有借款在处理，请检查网络后重试。',
    money: '本页没有提交任何申请。',
    action: '重新核对',
  },
  contact: '联系客服',
  submittedAt: '提交时间',
  serial: '申请流水号',
  copySerial: '复制申请流水号',
}

export type PublishingCopy = typeof publishingCopy
