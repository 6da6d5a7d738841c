import { CARD_ENDINGS } from '../../../ledger/cards/magic.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'
import { card } from './cards.ts'
import { RUNNING } from './loans.ts'

/** A repayment is on its way. */
const repaying: Persona = {
  ...oldCustomer,
  name: 'repaying',
  title: '还款处理中客户',
  shows: {
    zh: '第五期账单一分钟前已支付，银行处理中，约十分钟后到账：在此之前不能再付。',
    en: 'The fifth bill was paid a minute ago and arrives in ten minutes: it cannot be paid again before that.',
  },
  mobile: '13800000424',
  repayment: { loans: [RUNNING], repayment: 'paying' },
}

/** Nobody paid at the cashier. */
const cashierClosed: Persona = {
  ...oldCustomer,
  name: 'cashier-closed',
  title: '收银台超时客户',
  shows: {
    zh: '二十分钟前打开过收银台但没有支付：该笔还款已关闭，账单仍待还。',
    en: 'A cashier was opened twenty minutes ago and nobody paid: that repayment is closed, the bill is still due.',
  },
  mobile: '13800000425',
  repayment: { loans: [RUNNING], repayment: 'left' },
}

/** Loans of all three kinds. */
const mixedBills: Persona = {
  ...oldCustomer,
  name: 'mixed-bills',
  title: '多类借款客户',
  shows: {
    zh: '商户贷、现金借款、员工借款各一笔，账单依次在3天、9天、15天后到期。',
    en: 'A merchant loan, a cash loan and a staff loan, with bills due in 3, 9 and 15 days.',
  },
  mobile: '13800000426',
  repayment: {
    loans: [
      RUNNING,
      { amount: 20_000, period: 12, nextPeriod: 3, nextDueInDays: 3, paid: 2, limitOf: 'merchant' },
      { amount: 8000, period: 6, nextPeriod: 2, nextDueInDays: 15, paid: 1, limitOf: 'staff' },
    ],
  },
}

/** A very long list of bills: 41 loans of 24 bills, and one with sixteen. */
const manyBills: Persona = {
  ...oldCustomer,
  name: 'many-bills',
  title: '千条账单客户',
  shows: {
    zh: '一千条账单：两条逾期，四十二条待还，其余已还，用于长列表。',
    en: 'A thousand bills: two overdue, forty-two due, the others paid, for long lists.',
  },
  mobile: '13800000427',
  limit: { ...oldCustomer.limit, total: 200_000 },
  repayment: {
    loans: [
      { amount: 9000, period: 18, nextPeriod: 16, nextDueInDays: 6, paid: 13 },
      ...Array.from({ length: 41 }, (_, k) => ({
        amount: 1000 + 100 * k,
        period: 24,
        nextPeriod: 24,
        nextDueInDays: 1 + (k % 28),
        paid: 23,
      })),
    ],
  },
}

/** A very long list of refunds. */
const manyRefunds: Persona = {
  ...oldCustomer,
  name: 'many-refunds',
  title: '五百条退款客户',
  shows: {
    zh: '五百条退款：三条处理中，其余已到账或被银行退回，用于长列表。',
    en: 'Five hundred refunds: three in progress, the others arrived or refused by the bank, for long lists.',
  },
  mobile: '13800000428',
  repayment: {
    refunds: Array.from({ length: 500 }, (_, k) => ({
      amount: ((1999 + k * 37) / 100).toFixed(2),
      daysAgo: k,
      status: k < 3 ? 'processing' : k % 9 === 8 ? 'failed' : 'success',
      reason: k % 4 === 1 ? '7天0息费权益退息' : '重复还款退回',
    })),
  },
}

/** Banks of the fifteen cards, each with the last four digits. */
const FIFTEEN = [
  ['招商银行', '5670'],
  ['中国工商银行', '0128'],
  ['中国建设银行', '3391'],
  ['中国农业银行', CARD_ENDINGS.maintenance],
  ['中国银行', '7745'],
  ['交通银行', CARD_ENDINGS.frozen],
  ['中国邮政储蓄银行', '2210'],
  ['中信银行', '6604'],
  ['中国民生银行', '1187'],
  ['兴业银行', '4952'],
  ['浦发银行', '8036'],
  ['平安银行', '5519'],
  ['广发银行', '9420'],
  ['杭州银行', '8812'],
  ['宁波银行', '3067'],
] as const

/** A full wallet. */
const fifteenCards: Persona = {
  ...oldCustomer,
  name: 'fifteen-cards',
  title: '十五张卡客户',
  shows: {
    zh: '十五家银行各一张卡，其中一张银行维护中，一张已冻结，两张为本地银行卡。',
    en: 'A card of fifteen banks each: one under maintenance, one frozen, two of local banks.',
  },
  mobile: '13800000429',
  cards: FIFTEEN.map(([bank, last], k) => card(`C${k + 1}`, bank, last, k >= 13 ? 4 : 1)),
}

/** The bank keeps its phone number. */
const phoneRefused: Persona = {
  ...oldCustomer,
  name: 'phone-refused',
  title: '预留手机号改不了客户',
  shows: {
    zh: '首张卡的预留手机号不一致，且银行不接受修改：从银行页面返回后仍不一致。',
    en: 'The first card has another phone number at its bank, which refuses the change: it still differs afterwards.',
  },
  mobile: '13800000430',
  cards: [card('C1', '招商银行', CARD_ENDINGS.phoneRefused), ...oldCustomer.cards.slice(1)],
  repayment: { reservedElsewhere: { C1: '13900008866' } },
}

/** Personas with repayments before the first visit, with long lists, and with banks that refuse. */
export const repaymentMorePersonas: readonly Persona[] = [
  repaying,
  cashierClosed,
  mixedBills,
  manyBills,
  manyRefunds,
  fifteenCards,
  phoneRefused,
]
