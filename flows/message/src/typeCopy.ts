/** Names of the types of messages, and what they are about. */
export const copy = {
  all: '全部消息',
  other: '其他消息',
  names: {
    repayment: '还款消息',
    loan: '借款消息',
    credit: '额度消息',
    activity: '活动消息',
    membership: '会员消息',
    order: '订单消息',
    system: '系统消息',
  },
  unread: (count: number) => `${count.toLocaleString('en-US')}条未读`,
} as const
