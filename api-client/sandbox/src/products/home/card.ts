import { asCents, money } from '@koo/pricing'
import type { HomeStage, Stage } from './stage.ts'

/** Content of the card on the home page and in the wallet. */
interface CardText {
  title: string
  description: string
  buttonText: string
  linkUrl: string
}

const BASE = '/pages/credit'
const LOAN = `${BASE}/cash/home`
const BILLS = `${BASE}/repayment/bills`
const RAISE = `${BASE}/raiseLimit/home`

/** The card of a visitor. */
export const GUEST_CARD: CardText = {
  title: '最高可借200,000元',
  description: '登录后查看您的专属额度，最快3分钟到账',
  buttonText: '立即登录',
  linkUrl: `${BASE}/wallet`,
}

/** The card of a customer, by the customer's stage. */
export function cardText(homeStage: HomeStage): CardText {
  return CARDS[homeStage.stage](homeStage)
}

const CARDS: Readonly<Record<Stage, (homeStage: HomeStage) => CardText>> = {
  notApplied: () => ({
    title: '申请专属额度',
    description: '最高可申请200,000元，最快3分钟出结果',
    buttonText: '立即申请',
    linkUrl: `${BASE}/koocard/idauth`,
  }),
  assessing: () => ({
    title: '额度评估中',
    description: '评估预计几分钟内完成，请稍候查看',
    buttonText: '查看进度',
    linkUrl: `${BASE}/koocard/checking`,
  }),
  refused: () => ({
    title: '暂未通过评估',
    description: '综合评估未通过，请保持良好信用后再试',
    buttonText: '查看详情',
    linkUrl: `${BASE}/koocard/checkedfail`,
  }),
  overdue: ({ next }) => ({
    title: `已逾期${yuan(next?.overdueCents ?? 0)}元`,
    description: `${next?.overdueCount ?? 0}笔账单已逾期，最长${next?.overdueDays ?? 0}天，请尽快还款以免影响信用`,
    buttonText: '立即还款',
    linkUrl: BILLS,
  }),
  due: ({ next, daysLeft }) => ({
    title: `近期待还${yuan(next?.cents ?? 0)}元`,
    description: daysLeft === 0 ? '今日到期，请按时还款' : `${dayOf(next?.day)}到期，还剩${daysLeft}天`,
    buttonText: '去还款',
    linkUrl: BILLS,
  }),
  locked: () => ({
    title: '额度暂不可用',
    description: '您的账户暂时无法借款，如有疑问请联系客服',
    buttonText: '联系客服',
    linkUrl: `${BASE}/account/service`,
  }),
  reviewing: () => ({
    title: '借款审核中',
    description: '审核通过后将放款至您的收款银行卡',
    buttonText: '查看进度',
    linkUrl: `${BASE}/result/loan`,
  }),
  limitEnded: () => ({
    title: '额度已到期',
    description: '重新评估后可恢复使用',
    buttonText: '重新评估',
    linkUrl: RAISE,
  }),
  running: ({ usableCents, next }) => ({
    title: `可借${yuan(usableCents)}元`,
    description: `下期账单${yuan(next?.cents ?? 0)}元，${dayOf(next?.day)}到期`,
    buttonText: '再借一笔',
    linkUrl: LOAN,
  }),
  used: ({ usableCents }) => ({
    title: `剩余可借${yuan(usableCents)}元`,
    description: '额度已用完，还款后恢复，也可提升额度',
    buttonText: '提升额度',
    linkUrl: RAISE,
  }),
  ready: ({ usableCents, totalCents }) => ({
    title: `可借${yuan(usableCents)}元`,
    description: `总额度${yuan(totalCents)}元，最快3分钟到账`,
    buttonText: '去借钱',
    linkUrl: LOAN,
  }),
}

/** Yuan with thousands separators. */
function yuan(cents: number): string {
  return money(asCents(cents))
}

/** '12月08日' of '2026-12-08'. */
function dayOf(day = ''): string {
  const [, month = '', date = ''] = day.split('-')
  return `${month}月${date}日`
}
