import { oldCustomer } from '../old-customer.ts'
import type { LoanSeed } from '../../lender/repayment/seed.ts'
import type { Persona } from '../types.ts'

/** An ordinary loan: 12,000 yuan over twelve months, four bills paid. */
const RUNNING: LoanSeed = { amount: 12_000, period: 12, nextPeriod: 5, nextDueInDays: 9, paid: 4 }

/** A loan that runs as it should. */
const runningLoan: Persona = {
  ...oldCustomer,
  name: 'running-loan',
  title: '还款中客户',
  shows: 'One loan of 12,000 over 12 months: four bills paid, the fifth due in nine days.',
  mobile: '13800000401',
  repayment: { loans: [RUNNING] },
}

/** A bill that falls due today. */
const billToday: Persona = {
  ...oldCustomer,
  name: 'bill-today',
  title: '今日还款客户',
  shows: 'Two loans: a bill of one falls due today, the other one is next in twelve days.',
  mobile: '13800000402',
  repayment: {
    loans: [
      { ...RUNNING, nextDueInDays: 0 },
      { amount: 3000, period: 3, nextPeriod: 2, nextDueInDays: 12, paid: 1 },
    ],
  },
}

/** One bill is late. */
const billOverdue: Persona = {
  ...oldCustomer,
  name: 'bill-overdue',
  title: '单期逾期客户',
  shows: 'One bill is five days overdue: borrowing is locked until it is paid.',
  mobile: '13800000403',
  repayment: { loans: [{ ...RUNNING, nextDueInDays: -5 }] },
}

/** Several bills are late. */
const longOverdue: Persona = {
  ...oldCustomer,
  name: 'long-overdue',
  title: '连续逾期客户',
  shows: 'Three bills of one loan are overdue, the oldest for more than two months; another loan is on time.',
  mobile: '13800000404',
  repayment: {
    loans: [
      { ...RUNNING, nextPeriod: 6, nextDueInDays: -5, paid: 3 },
      { amount: 5000, period: 6, nextPeriod: 3, nextDueInDays: 18, paid: 2 },
    ],
  },
}

/** Nothing is left to pay. */
const loanSettled: Persona = {
  ...oldCustomer,
  name: 'loan-settled',
  title: '已结清客户',
  shows: 'One loan paid to the last bill and one cleared early: nothing to pay, the whole limit is free.',
  mobile: '13800000405',
  repayment: {
    loans: [
      { amount: 6000, period: 3, nextPeriod: 3, nextDueInDays: -20, paid: 3 },
      { amount: 20_000, period: 12, nextPeriod: 5, nextDueInDays: -40, paid: 4, settled: true },
    ],
  },
}

/** Many loans at once. */
const manyLoans: Persona = {
  ...oldCustomer,
  name: 'many-loans',
  title: '多笔借款客户',
  shows: 'Sixteen loans of 3 to 24 months, some of them paid off, for lists of bills.',
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

/** Clearing early costs a fee. */
const specialAsset: Persona = {
  ...oldCustomer,
  name: 'special-asset',
  title: '分段计费客户',
  shows:
    'A loan of 24 months of the special asset, two bills paid: clearing it now costs up to 3 % of the rest.',
  mobile: '13800000407',
  repayment: {
    loans: [{ amount: 30_000, period: 24, nextPeriod: 3, nextDueInDays: 14, paid: 2 }],
  },
}

/** Clearing early is not possible yet. */
const lockedSettlement: Persona = {
  ...oldCustomer,
  name: 'locked-settlement',
  title: '前6期不可结清客户',
  shows: 'A lender that lets nobody clear a loan in the first six months, and a regular asset without a tag.',
  mobile: '13800000408',
  lender: { ...oldCustomer.lender, advanceType: 'noFirstSix' },
  repayment: { loans: [RUNNING], specialAsset: null },
}

/** Loans are signed once more. */
const afterLoanSign: Persona = {
  ...oldCustomer,
  name: 'after-loan-sign',
  title: '贷后签约客户',
  shows: 'A loan that was paid out and waits for the signing after the loan.',
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
