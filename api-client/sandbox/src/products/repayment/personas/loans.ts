import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { LoanSeed } from '../../../ledger/state/repaymentSeed.ts'
import type { Persona } from '../../../engine/persona.ts'

/** An ordinary loan: 12,000 yuan over twelve months, four bills paid. */
export const RUNNING: LoanSeed = { amount: 12_000, period: 12, nextPeriod: 5, nextDueInDays: 9, paid: 4 }

/** A loan without any problems. */
const runningLoan: Persona = {
  ...oldCustomer,
  name: 'running-loan',
  title: '还款中客户',
  shows: {
    zh: '一笔12,000元12期借款：已还四期，第五期九天后到期。',
    en: 'One loan of 12,000 over 12 months: four bills paid, the fifth due in nine days.',
  },
  mobile: '13800000401',
  repayment: { loans: [RUNNING] },
}

/** A bill that falls due today. */
const billToday: Persona = {
  ...oldCustomer,
  name: 'bill-today',
  title: '今日还款客户',
  shows: {
    zh: '两笔借款：一笔的账单今日到期，另一笔十二天后到期。',
    en: 'Two loans: a bill of one is due today, the next one of the other in twelve days.',
  },
  mobile: '13800000402',
  repayment: {
    loans: [
      { ...RUNNING, nextDueInDays: 0 },
      { amount: 3000, period: 3, nextPeriod: 2, nextDueInDays: 12, paid: 1 },
    ],
  },
}

/** One bill is overdue. */
const billOverdue: Persona = {
  ...oldCustomer,
  name: 'bill-overdue',
  title: '单期逾期客户',
  shows: {
    zh: '一期账单逾期五天：还清之前不能借款。',
    en: 'One bill is five days overdue: borrowing is locked until it is paid.',
  },
  mobile: '13800000403',
  repayment: { loans: [{ ...RUNNING, nextDueInDays: -5 }] },
}

/** Several bills are overdue. */
const longOverdue: Persona = {
  ...oldCustomer,
  name: 'long-overdue',
  title: '连续逾期客户',
  shows: {
    zh: '一笔借款有三期逾期，最早的超过两个月；另一笔正常。',
    en: 'Three bills of one loan are overdue, the oldest for more than two months; another loan is on time.',
  },
  mobile: '13800000404',
  repayment: {
    loans: [
      { ...RUNNING, nextPeriod: 6, nextDueInDays: -5, paid: 3 },
      { amount: 5000, period: 6, nextPeriod: 3, nextDueInDays: 18, paid: 2 },
    ],
  },
}

/** All loans are repaid. */
const loanSettled: Persona = {
  ...oldCustomer,
  name: 'loan-settled',
  title: '已结清客户',
  shows: {
    zh: '一笔还到最后一期，一笔提前结清：没有待还，全部额度可用。',
    en: 'One loan is completely paid and one settled early: nothing to pay, the whole limit is available.',
  },
  mobile: '13800000405',
  repayment: {
    loans: [
      { amount: 6000, period: 3, nextPeriod: 3, nextDueInDays: -20, paid: 3 },
      { amount: 20_000, period: 12, nextPeriod: 5, nextDueInDays: -40, paid: 4, settled: true },
    ],
  },
}

/** Many open loans. */
const manyLoans: Persona = {
  ...oldCustomer,
  name: 'many-loans',
  title: '多笔借款客户',
  shows: {
    zh: '十六笔3至24期的借款，部分已还清，用于账单列表。',
    en: 'Sixteen loans of 3 to 24 months, some of them paid off, for lists of bills.',
  },
  mobile: '13800000406',
  limit: { ...oldCustomer.limit, total: 200_000 },
  repayment: {
    loans: Array.from({ length: 16 }, (_, k) => {
      const period = [3, 6, 12, 24][k % 4] ?? 12
      const nextPeriod = 1 + (k % period)
      return {
        amount: 1000 + 700 * k,
        period,
        nextPeriod,
        nextDueInDays: 1 + k,
        paid: k % 5 === 4 ? period : nextPeriod - 1,
      }
    }),
  },
}

/** Early settlement costs a fee. */
const specialAsset: Persona = {
  ...oldCustomer,
  name: 'special-asset',
  title: '分段计费客户',
  shows: {
    zh: '24期特殊资产借款，已还两期：现在结清最多收取剩余本金的3%。',
    en: 'A loan of 24 months of the special asset, two bills paid: settling it now costs up to 3 % of the rest.',
  },
  mobile: '13800000407',
  repayment: {
    loans: [{ amount: 30_000, period: 24, nextPeriod: 3, nextDueInDays: 14, paid: 2 }],
  },
}

/** Early settlement is not possible yet. */
const lockedSettlement: Persona = {
  ...oldCustomer,
  name: 'locked-settlement',
  title: '前6期不可结清客户',
  shows: {
    zh: '资方前六期不允许提前结清；普通资产，没有标签。',
    en: 'A lender that allows no early settlement in the first six months, and a regular asset without a tag.',
  },
  mobile: '13800000408',
  lender: { ...oldCustomer.lender, advanceType: 'noFirstSix' },
  repayment: { loans: [RUNNING], specialAsset: null },
}

/** Loans must be signed again. */
const afterLoanSign: Persona = {
  ...oldCustomer,
  name: 'after-loan-sign',
  title: '贷后签约客户',
  shows: {
    zh: '已放款，等待贷后签约。',
    en: 'A loan that was paid out and must still be signed.',
  },
  mobile: '13800000421',
  repayment: {
    loans: [{ ...RUNNING, nextPeriod: 1, nextDueInDays: 22, paid: 0 }],
    signsAfterLoan: true,
  },
}

/** Personas with loans from the first day on. */
export const loanPersonas: readonly Persona[] = [
  runningLoan,
  billToday,
  billOverdue,
  longOverdue,
  loanSettled,
  manyLoans,
  specialAsset,
  lockedSettlement,
  afterLoanSign,
]
