/** Texts of the pages of automatic repayment. */
export const copy = {
  failed: '自动还款状态加载失败',
  bank: '银行卡自动还款',
  note: { on: '已开启，变更次日生效', off: '变更次日生效' },
  open: '立即开启',
  unknown: { text: '自动还款的状态暂时无法显示，请刷新查看。', refresh: '刷新' },
  card: '扣款银行卡',
  noCard: '去绑定',
  alipay: {
    label: '支付宝自动还款',
    on: '已开启',
    open: '去开通',
    opening: '正在打开支付宝',
    refused: '暂时无法打开支付宝，请稍后再试',
    signed: '支付宝自动还款已开启',
    ends: {
      cancelled: '您没有完成开通，需要时可以再次开通。',
      refused: '支付宝没有通过开通，可以稍后再试，或使用银行卡自动还款。',
      unknown: '开通结果待确认，支付宝处理完成后会在这里显示。确认前请按时还款。',
    },
    refresh: '刷新',
  },
  expired: '自动还款的签约已过期，不会再自动扣款。重新签约后可以继续使用。',
  otherCard: (tail: string) => `自动还款签约的是尾号${tail}的银行卡。换用默认银行卡需要重新签约。`,
  resign: '重新签约',
  rules: {
    heading: '使用说明',
    points: [
      '还款日上午9点自动扣款，请保持银行卡余额充足',
      '开启和关闭都在次日生效，生效前请按时还款',
      '扣款没有成功时，账单仍需您自己按时还清',
    ],
  },
  again: {
    expired: { title: '签约已过期', text: '签约的有效期为365天。重新签约后，还款日会继续自动扣款。' },
    otherCard: { title: '扣款银行卡已更换', text: '换用新的银行卡后，需要重新签约才能继续自动扣款。' },
    valid: { title: '签约还在有效期内', text: '现在不需要重新签约，也可以再次签约并开启自动还款。' },
    never: { title: '还没有签约', text: '您还没有签约自动还款，可以先开启自动还款。', open: '去开启' },
    action: '重新签约',
    settings: '返回自动还款',
    cards: '更换银行卡',
  },
} as const
