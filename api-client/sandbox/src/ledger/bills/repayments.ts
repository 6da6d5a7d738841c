import { repaymentSlice } from '../state/repaymentFresh.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Loan } from '../state/loan.ts'
import { beijingDay, DAY_MS, HOUR_MS, startOfDay } from '../../engine/calendar.ts'
import { wireYuan } from '../../engine/money.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { duesOf, hasBills, repaidCapital, type Due } from './books.ts'
import { autoPayCard, holdsOn } from './autopayCard.ts'
import { cardFailure } from '../cards/cardEndings.ts'
import { addOrder, fail, isUnderWay, receive } from './orders.ts'
import type { RepaymentState } from '../state/repayment.ts'

/** Hour of the Beijing day at which due bills are debited. */
const DEBIT_HOUR_MS = 9 * HOUR_MS

/** A review that no page waits for is decided after this time. */
const REVIEW_MS = DAY_MS

const AUTOPAY_PAGE = '/pages/credit/repayment/autopayV2'

/**
 * A customer's repayment state at `now`. First applies everything that time alone causes, in order: arrived money,
 * debited bills, ended reviews.
 */
export function repaymentsOf(customer: Customer): RepaymentState {
  const state = sliceOf(repaymentSlice, customer)
  if (customer.user.loans.length === 0) return state
  endReviews(customer)
  const arrivals = state.orders
    .filter((order) => order.status === 'paying')
    .map((order) => ({
      at: order.arrivesAt ?? order.at,
      run: (then: Customer) => receive(then, state, order),
    }))
  const debits = debitDays(customer, state).map((day) => ({
    at: debitTime(day),
    run: (then: Customer) => debit(then, state, day),
  }))
  const events = [...arrivals, ...debits].filter((event) => event.at <= customer.now)
  for (const event of events.sort((a, b) => a.at - b.at)) event.run({ ...customer, now: event.at })
  return state
}

/** All bills of a customer's loans at `now`. */
export function allDues(customer: Customer): Due[] {
  const { books } = repaymentsOf(customer)
  const today = beijingDay(customer.now)
  return customer.user.loans.filter(hasBills).flatMap((loan) => duesOf(loan, books[loan.loanId], today))
}

/** Open capital of a loan, in cents. */
export function outstandingCents(customer: Customer, loan: Loan): number {
  const { books } = repaymentsOf(customer)
  return loan.terms.quote.amountCents - repaidCapital(loan, books[loan.loanId])
}

/** An ordinary loan is decided one day after its result page was left; a loan with its own review waits for that. */
function endReviews({ user, persona, now }: Customer): void {
  for (const loan of user.loans) {
    const isOrdinary = loan.limitOf === undefined && loan.review === undefined
    if (loan.audit !== 'auditing' || !isOrdinary || now < loan.at + REVIEW_MS) continue
    loan.audit = persona.audit.outcome
    loan.auditAt = loan.at + REVIEW_MS
  }
}

/** The days without debits yet, oldest first; they count as debited from now on. */
function debitDays({ world, now }: Customer, { autoPay }: RepaymentState): string[] {
  const last = beijingDay(now - DEBIT_HOUR_MS)
  const first = autoPay.debitedDay === '' ? beijingDay(world.since - DEBIT_HOUR_MS) : autoPay.debitedDay
  if (last <= autoPay.debitedDay) return []
  autoPay.debitedDay = last
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)
  return Array.from({ length: Math.max(0, count) }, (_, k) =>
    new Date(Date.parse(first) + (k + 1) * DAY_MS).toISOString().slice(0, 10),
  )
}

function debitTime(day: string): number {
  return startOfDay(day) + DEBIT_HOUR_MS
}

/** Debits the due and overdue bills of `day`, each one separately. */
function debit(customer: Customer, state: RepaymentState, day: string): void {
  const { user, now } = customer
  const card = holdsOn(state.autoPay, now) ? autoPayCard(customer, state) : null
  if (card === null) return
  const dues = user.loans
    .filter(hasBills)
    .flatMap((loan) => duesOf(loan, state.books[loan.loanId], day))
    .filter((due) => due.open > 0 && due.dueDay <= day)
  for (const { loanId, period, open, dueDay } of dues) {
    const item = { loanId, period, cents: open }
    if (isUnderWay(state, [item])) continue
    const failure = cardFailure(card.cardNo)
    // Tried again every morning; only the first failure causes a message.
    if (failure !== null && dueDay !== day) continue
    const order = addOrder(customer, state, {
      kind: 'auto',
      items: [item],
      cents: open,
      callBackUrl: '',
      payer: card,
    })
    if (failure === null) {
      receive(customer, state, order)
      continue
    }
    fail(customer, order, failure)
    postMessage(user, now, {
      type: 'repayment',
      title: '自动还款失败',
      text: `本期账单${wireYuan(open)}元自动还款失败：${failure}。请尽快主动还款，以免逾期。`,
      link: AUTOPAY_PAGE,
    })
  }
}
