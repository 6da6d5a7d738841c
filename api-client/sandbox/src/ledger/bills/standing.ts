import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import type { Wire } from '../../engine/contract.ts'
import { DAY_MS } from '../../engine/calendar.ts'
import { isOpenLoan } from '../state/reviews.ts'
import { nextBill } from './bills.ts'
import { isCleared } from './books.ts'
import { allDues, outstandingCents, repaymentsOf } from './repayments.ts'
import { repaymentSeedOf } from '../state/repaymentSeed.ts'

/** Why a customer may not borrow. */
interface Lock {
  code: string
  /** Text for the customer. */
  reason: string
  /** World time at which it ends; null: when its cause ends. */
  until: number | null
}

/** Whether a customer is not allowed to borrow: blocked by the lender, or because of an overdue bill. */
export function lockOf(customer: Customer): Lock | null {
  const { lock } = repaymentSeedOf(customer.persona)
  const until = lock === null || lock.days === null ? null : customer.world.since + lock.days * DAY_MS
  if (lock !== null && (until === null || customer.now < until)) {
    return { code: lock.code, reason: lock.reason, until }
  }
  const overdue = allDues(customer).filter((due) => due.status === 'overdue')
  if (overdue.length === 0) return null
  return { code: 'overdue', reason: `您有${overdue.length}笔账单已逾期，还清后可继续借款`, until: null }
}

/** Refuses a loan (42150, the text says why) to a customer who is not allowed to borrow. */
export function refuseWhenLocked(customer: Customer): void {
  const lock = lockOf(customer)
  if (lock !== null) throw new Refusal(RESULTS.locked, lock.reason)
}

/** Summary of a customer's loans. */
interface LoanSummary {
  /** Loans that are in review or not repaid. */
  openLoans: number
  /** Open capital, in cents. */
  outstandingCents: number
  overdue: boolean
  /** The next bill to pay; null when there is none. */
  next: Wire<'user/queryRecentBill'>
}

/** Summary of a customer's loans at `now`. */
export function loanSummaryOf(customer: Customer): LoanSummary {
  const { books } = repaymentsOf(customer)
  const open = customer.user.loans.filter((loan) => isOpenLoan(loan) && !isCleared(loan, books[loan.loanId]))
  return {
    openLoans: open.length,
    outstandingCents: open.reduce((sum, loan) => sum + outstandingCents(customer, loan), 0),
    overdue: allDues(customer).some((due) => due.status === 'overdue'),
    next: nextBill(customer),
  }
}
