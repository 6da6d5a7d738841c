import { signingCopy } from '../signing/copy.ts'

/** Texts of automatic repayment. */
export const autoPayCopy = {
  banner: {
    bank: { title: '银行卡自动还款', text: '还款日自动扣款，不用担心忘记', action: '去开启' },
    alipay: { title: '支付宝自动还款', text: '还款日自动扣款，不用担心忘记', action: '去开启' },
  },
  row: { label: '自动还款', note: '次日生效', open: '立即开启', opened: '已开启', jump: '去设置' },
  sheet: {
    title: '开启自动还款',
    card: '扣款银行卡',
    points: ['还款日自动从银行卡扣款，请保持余额充足', '次日生效，可以随时关闭'],
    action: '确认开启',
  },
  code: { ...signingCopy, confirm: '确认开启' },
  card: {
    title: '确认扣款银行卡',
    text: (card: string) => `${card}需要您确认后才能用于自动还款。也可以绑定另一张银行卡，再开启自动还款。`,
    named: (name: string) => `「${name}」`,
    nameless: '这张银行卡',
    use: '使用这张卡',
    other: '绑定新卡',
  },
  bind: {
    title: '请先绑定银行卡',
    text: '自动还款从您的银行卡扣款，绑定后可以继续开启。',
    action: '去绑卡',
    later: '暂不绑定',
  },
  opened: '自动还款已开启，次日生效',
  closed: '自动还款已关闭，次日生效',
  failed: '暂时无法开启自动还款，请稍后再试',
} as const
