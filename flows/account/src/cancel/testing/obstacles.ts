/** Everything that hinders a closing, as the server says it. */
export const ALL = [
  '您的账户已冻结，请联系客服处理',
  '您有审核中的借款申请，请等待审核完成',
  '您有2笔借款尚未结清，请结清后再注销',
  '您有历史借款尚未结清，请结清后再注销',
  '您有逾期账单，请尽快还款',
  '您有待支付的订单，请先支付或等待订单关闭',
  '您有处理中的投诉，请等待处理完成',
] as const
