/** Texts of the pages that pay an order. */
export const copy = {
  failed: '订单加载失败',
  order: '订单金额',
  orderNum: (number: string) => `订单号${number}`,
  ways: '支付方式',
  periods: '分期期数',
  /** The periods are those of the part that the limit pays. */
  combine: '分期只用于额度支付的部分，其余金额由银行卡一次付清。',
  plan: '分期明细',
  monthPay: '每期应还',
  rate: '年利率（单利）',
  fee: '总息费',
  total: '还款总额',
  repayCard: '还款银行卡',
  payCard: '付款银行卡',
  addCard: '添加银行卡',
  /** The parts of a payment by limit and card together. */
  split: {
    heading: '各付多少',
    limit: '额度支付',
    inPeriods: (periods: number) => `分${periods}期还`,
    card: '银行卡支付',
    atOnce: (card: string) => `${card} · 现在付清`,
  },
  /** The button says what is paid, and when. */
  pay: (amount: string) => `支付 ¥${amount}`,
  payInPeriods: (periods: number, monthly: string) => `分${periods}期支付 · 每期 ¥${monthly}`,
  payPart: (now: string, periods: number) => `现在付 ¥${now}，其余分${periods}期`,
  noWay: '请先选择可用的支付方式',
  /** Plans that contradict themselves or their order, or cost more than the law allows. */
  noPlan: '分期方案的金额前后不一致，为了您的资金安全暂不可用',
  leftOut: (plans: number) => `有${plans}个分期方案的金额有误，为了您的资金安全没有列出。`,
  unsound: {
    title: '订单信息有误',
    text: '商家订单的信息不完整或前后不一致，为了您的资金安全没有继续。本页没有提交任何支付，可以重新加载，或返回商家查看订单。',
    reload: '重新加载',
  },
  notReceived: '没有查询到处理中的支付，请查看订单状态。',
  elsewhere: '正在另一个页面支付这笔订单，请查看那个页面。',
  code: { title: '支付验证', confirm: '确认支付', wait: (seconds: number) => `${seconds}秒后可重新发送` },
  blocked: { title: '暂时无法支付', paid: '订单已支付', back: '返回商家' },
  waiting: {
    title: '支付处理中',
    text: '正在等待银行确认，请不要重复支付。',
    usedUp: '支付结果待确认',
    usedUpText: '银行还没有返回结果。请不要重复支付，可以刷新，或稍后在商家的订单里查看。',
  },
  refused: { title: '支付未成功', text: '订单没有支付，可以重新支付。', again: '重新支付' },
} as const
