import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** No other complaint is taken today. */
const complaintsToday: Persona = {
  ...oldCustomer,
  name: 'complaints-today',
  title: '今日投诉已满客户',
  shows: {
    zh: '今日已提交五次投诉：第六次被拒绝，明日可再提交。',
    en: 'Five complaints were handed in today: the sixth is refused until tomorrow.',
  },
  mobile: '13800000113',
  account: { complaintsToday: 5 },
}

/** Everything that hinders closing the account. */
const closingBlocked: Persona = {
  ...oldCustomer,
  name: 'closing-blocked',
  title: '注销受阻客户',
  shows: {
    zh: '注销的七种阻碍同时存在：账户冻结、审核中的申请、未结清借款、历史借款、逾期账单、待支付订单、处理中的投诉。',
    en: 'All seven hindrances to closing the account at once: frozen, an application in review, an open loan, an older one, an overdue bill, an unpaid order, an open complaint.',
  },
  mobile: '13800000115',
  limit: { ...oldCustomer.limit, usedBefore: 3000 },
  account: { openStatus: 2, complaintsToday: 1 },
  repayment: {
    loans: [
      { amount: 12_000, period: 12, nextPeriod: 5, nextDueInDays: -5, paid: 4 },
      { amount: 2000, period: 3, nextPeriod: 1, nextDueInDays: 30, paid: 0, isInReview: true },
    ],
  },
  home: { unpaidOrders: 1 },
}

/** Personas who are refused something because of what they did before. */
export const hinderedPersonas: readonly Persona[] = [complaintsToday, closingBlocked]
