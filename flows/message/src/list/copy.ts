/** Texts of the message centre. */
export const copy = {
  failed: '消息加载失败',
  about: {
    repayment: '账单、还款和自动还款',
    loan: '借款进度和放款',
    credit: '额度和提额',
    activity: '优惠券、签到和活动',
    membership: '会员开通、续费和权益',
    order: '充值订单和退款',
    system: '服务公告和安全提醒',
  },
  everything: '按时间查看所有类型的消息',
  empty: { title: '还没有消息', text: '借款、还款和活动有新的进展时，会在这里告诉您' },
  home: '返回首页',
} as const
