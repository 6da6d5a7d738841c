import type { PublishingCopy } from '../../blocks/publishing/index.ts'

/** Texts while the outcome of a payment is open. They say only what is known about the money. */
export const payPublishingCopy: PublishingCopy = {
  sending: {
    title: '正在提交支付',
    text: '请不要关闭页面，通常几秒内完成。',
    money: '这笔支付只会提交一次，不会重复支付。',
  },
  confirming: {
    title: '正在确认支付结果',
    text: '网络不稳定，正在向服务器核对这笔支付的结果，请稍候。',
    money: '暂时不能确定订单是否已经支付。核对完成前不会再次提交，也不会重复支付。',
  },
  unresolved: {
    title: '暂时没有得到支付结果',
    text: '这笔支付可能已经成功，请稍后重新核对，不要在别处再次支付。',
    money: '暂时不能确定订单是否已经支付。',
    action: '重新核对',
  },
  notFound: {
    title: '暂时没有收到这笔支付',
    text: '到目前为止还没有收到您的支付，它可能还在路上。您可以重新支付：支付流水号不变，不会重复支付。',
    money: '目前没有查到支付。如果它稍后到达，这笔订单也只会支付一次。',
    action: '重新支付',
  },
  closed: {
    title: '这笔支付没有提交成功',
    text: '订单没有支付，可以放心重新支付。',
    money: '没有扣款，额度没有变化。',
    action: '重新支付',
  },
  entry: {
    title: '正在核对您的支付',
    text: '正在向服务器核对您是否有支付还在处理，请稍候。',
    money: '核对完成前不会提交新的支付。',
  },
  unreachable: {
    title: '暂时无法核对您的支付',
    text: '没有连接到服务器，还不能确定您是否有支付在处理，请检查网络后重试。',
    money: '本页没有提交任何支付。',
    action: '重新核对',
  },
  contact: '联系客服',
  submittedAt: '提交时间',
  serial: '支付流水号',
  copySerial: '复制支付流水号',
}
