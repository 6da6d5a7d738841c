import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import type { Loan } from '../state/loan.ts'
import type { Wire } from '../../engine/contract.ts'
import { beijingDay, beijingTime } from '../../engine/calendar.ts'
import { wireYuan } from '../../engine/money.ts'
import { duesOf, hasBills, type Due } from './books.ts'
import { allDues, repaymentsOf } from './repayments.ts'
import { isUnderWay, repaymentOnItsWay } from './orders.ts'
import { settlementOf } from './settlement.ts'
import type { OrderItem, RepaymentState } from '../state/repayment.ts'
import { repaymentSeedOf } from '../state/repaymentSeed.ts'

type Bill = Wire<'repayment/queryBillList'>[number]

/** How many paid bills the list shows; open ones are all in it. */
const PAID_SHOWN = 1000

/** How many bills one repayment may have. */
const MOST_AT_ONCE = 60

/** Bill numbers consist of the loan's number and the period, or the word for early settlement. */
const SEPARATOR = '_'
const EARLY = 'early'

/** Number of the bill that settles a loan early. It names the figure and its Beijing day, so that no other is paid. */
export function earlyBillId(loanId: string, day: string, cents: number): string {
  return [loanId, day.replaceAll('-', ''), cents, EARLY].join(SEPARATOR)
}

/** Bills to pay, overdue ones first, then by due day; after them the paid ones, newest first. */
export function billList(customer: Customer): Bill[] {
  const dues = allDues(customer)
  const paid = dues.filter((due) => due.status === 'paid')
  const newest = [...paid].sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0) || b.period - a.period)
  const state = repaymentsOf(customer)
  return [...toPay(dues), ...newest.slice(0, PAID_SHOWN)].map((due) => wireBill(due, customer, state))
}

/** The next bill to pay; null when there is none. */
export function nextBill(customer: Customer): Bill | null {
  const [next] = toPay(allDues(customer))
  return next ? wireBill(next, customer, repaymentsOf(customer)) : null
}

/** The next and the overdue amounts; null when nothing is to be paid. */
export interface NextDue {
  /** Open cents of the next bill, and its due day, `YYYY-MM-DD`. */
  cents: number
  day: string
  isOverdue: boolean
  overdueDays: number
  /** Sum of all overdue bills. */
  overdueCents: number
  overdueCount: number
}

/** The amounts that a customer has to pay next. */
export function nextDueOf(customer: Customer): NextDue | null {
  const dues = toPay(allDues(customer))
  const [next] = dues
  if (!next) return null
  const overdue = dues.filter((due) => due.status === 'overdue')
  return {
    cents: next.open,
    day: next.dueDay,
    isOverdue: next.status === 'overdue',
    overdueDays: next.overdueDays,
    overdueCents: overdue.reduce((sum, due) => sum + due.open, 0),
    overdueCount: overdue.length,
  }
}

/** The repayment plan of a loan, one row a month; during the review, as agreed. */
export function planOf(customer: Customer, loanId: string): Wire<'repayment/queryPlan'> {
  const loan = loanOf(customer, loanId)
  const state = repaymentsOf(customer)
  if (loan.audit === 'auditFailure') {
    throw new Refusal(RESULTS.loanNotFound, '该笔借款未放款，没有还款计划')
  }
  return duesOf(loan, state.books[loanId], beijingDay(customer.now)).map((due) => {
    const { period, dueDay, paidAt } = due
    const status = hasBills(loan) ? due.status : 'pending'
    const isDue = status === 'due' || status === 'overdue'
    return {
      period,
      dueDate: dueDay,
      ...wireParts(due),
      paidTime: paidAt && beijingTime(paidAt),
      status,
      billId: isDue && repaymentOnItsWay(state, due) === null ? billId(due) : null,
    }
  })
}

/** A repayment of selected bills: how much is paid on each. */
interface Payable {
  kind: 'bills' | 'early'
  items: OrderItem[]
  cents: number
}

/**
 * Computes the cost of paying these bills. Refuses bills that cannot be paid now: unknown or paid ones, those whose
 * payment is in progress, those of future months, and a bill before an older one of the same loan.
 */
export function payableOf(customer: Customer, billIds: readonly string[]): Payable {
  const ids = [...new Set(billIds)]
  if (ids.length === 0) throw new Refusal(RESULTS.badRequest, '请选择要还的账单')
  if (ids.length > MOST_AT_ONCE) throw unpayable('一次选择的账单过多，请分次还款')
  const early = ids.find((id) => id.endsWith(`${SEPARATOR}${EARLY}`))
  const payable = early === undefined ? chosenBills(customer, ids) : earlyBill(customer, ids, early)
  if (isUnderWay(repaymentsOf(customer), payable.items))
    throw unpayable('该账单正在还款处理中，请稍后查看结果')
  return payable
}

function earlyBill(customer: Customer, ids: readonly string[], id: string): Payable {
  if (ids.length > 1) throw unpayable('提前结清需单独支付')
  const [loanId = ''] = id.split(SEPARATOR)
  const loan = loanOf(customer, loanId)
  const { books } = repaymentsOf(customer)
  const today = beijingDay(customer.now)
  const settlement = settlementOf(loan, books[loanId], customer.persona, today)
  if (!('items' in settlement)) throw new Refusal(RESULTS.settlementRefused, settlement.refusal)
  if (id !== earlyBillId(loanId, today, settlement.cents))
    throw unpayable('结清金额已更新，请重新查看后再还款')
  return { kind: 'early', items: settlement.items, cents: settlement.cents }
}

function chosenBills(customer: Customer, ids: readonly string[]): Payable {
  const dues = allDues(customer)
  const chosen = ids.map((id) => {
    const due = dues.find((each) => billId(each) === id)
    if (!due) throw unpayable('未查询到该账单，请刷新账单后重试')
    if (due.status === 'paid') throw unpayable('该账单已还清')
    if (due.status === 'pending') throw unpayable('该账单尚未到还款期')
    return due
  })
  const isSkipped = (due: Due): boolean =>
    due.open > 0 &&
    !chosen.includes(due) &&
    chosen.some((each) => each.loanId === due.loanId && each.period > due.period)
  if (dues.some(isSkipped)) throw unpayable('请先还清该笔借款更早的账单')
  const items = chosen
    .sort((a, b) => (a.dueDay < b.dueDay ? -1 : a.dueDay > b.dueDay ? 1 : 0))
    .map(({ loanId, period, open }) => ({ loanId, period, cents: open }))
  return { kind: 'bills', items, cents: items.reduce((sum, item) => sum + item.cents, 0) }
}

/** One loan of a customer; refuses with 42114 when there is none. */
export function loanOf({ user }: Customer, loanId: string): Loan {
  const loan = user.loans.find((each) => each.loanId === loanId)
  if (!loan) throw new Refusal(RESULTS.loanNotFound)
  return loan
}

function toPay(dues: readonly Due[]): Due[] {
  return dues
    .filter((due) => due.status === 'overdue' || due.status === 'due')
    .sort((a, b) => (a.dueDay < b.dueDay ? -1 : a.dueDay > b.dueDay ? 1 : 0))
}

function billId({ loanId, period }: Due): string {
  return `${loanId}${SEPARATOR}${period}`
}

function wireBill(due: Due, customer: Customer, state: RepaymentState): Bill {
  const loan = customer.user.loans.find((each) => each.loanId === due.loanId)
  const totalPeriods = loan?.terms.quote.period ?? due.period
  return {
    billId: billId(due),
    loanId: due.loanId,
    title: `${titleOf(loan)} 第${due.period}/${totalPeriods}期`,
    dueDate: due.dueDay,
    period: due.period,
    totalPeriods,
    ...wireParts(due),
    paidTime: due.paidAt && beijingTime(due.paidAt),
    status: due.status,
    overdueDays: due.overdueDays,
    repayNo: due.status === 'paid' ? null : repaymentOnItsWay(state, due),
    signingDue: loan !== undefined && isSigningDue(customer, loan, state),
  }
}

/** Whether a loan that was paid out must still be signed. */
export function isSigningDue({ persona }: Customer, loan: Loan, { books }: RepaymentState): boolean {
  return repaymentSeedOf(persona).signsAfterLoan && hasBills(loan) && books[loan.loanId]?.isSigned !== true
}

function wireParts({ amount, capital, interest, fee, discount, paid }: Due) {
  return {
    amount: wireYuan(amount),
    capital: wireYuan(capital),
    interest: wireYuan(interest),
    fee: wireYuan(fee),
    couponValue: wireYuan(discount),
    paidAmount: wireYuan(paid),
  }
}

function titleOf(loan: Loan | undefined): string {
  if (loan?.limitOf === 'merchant') return '商户贷'
  return loan?.limitOf === 'staff' ? '员工借款' : '现金借款'
}

function unpayable(text: string): Refusal {
  return new Refusal(RESULTS.billUnpayable, text)
}
