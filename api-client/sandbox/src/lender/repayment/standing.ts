import { Refusal, RESULTS } from '../../results.ts'
import type { Origin } from '../../origin.ts'
import type { Wire } from '../../contract.ts'
import { DAY_MS } from '../calendar.ts'
import { isOpenLoan } from '../limits.ts'
import { nextBill } from './bills.ts'
import { isCleared } from './books.ts'
import { allDues, outstandingCents, repaymentsOf } from './ledger.ts'
import { repaymentSeedOf } from './seed.ts'

/** Why a customer may not borrow. */
interface Lock {
  code: string
  /** For the customer. */
  reason: string
  /** World time at which it ends; null: when its cause does. */
  until: number | null
}

/** Whether a customer is locked out of borrowing: by the lender, or by a bill that is overdue. */
export function lockOf(origin: Origin): Lock | null {
  const { lock } = repaymentSeedOf(origin.persona)
  const until = lock === null || lock.days === null ? null : origin.world.since + lock.days * DAY_MS
  if (lock !== null && (until === null || origin.now < until)) {
    return { code: lock.code, reason: lock.reason, until }
  }
  const overdue = allDues(origin).filter((due) => due.status === 'overdue')
  if (overdue.length === 0) return null
  return { code: 'overdue', reason: `您有${overdue.length}笔账单已逾期，还清后可继续借款`, until: null }
}

/** Refuses a loan (42150, the text says why) to a customer who is locked out. */
export function refuseWhenLocked(origin: Origin): void {
  const lock = lockOf(origin)
  if (lock !== null) throw new Refusal(RESULTS.locked, lock.reason)
}

/** How a customer's loans stand. */
interface Standing {
  /** Loans that are under review or not paid back. */
  openLoans: number
  /** Capital still lent, in cents. */
  outstandingCents: number
  overdue: boolean
  /** The bill to pay next; null: none. */
  next: Wire<'user/queryRecentBill'>
}

/** How a customer's loans stand at `now`. */
export function standingOf(origin: Origin): Standing {
  const { books } = repaymentsOf(origin)
  const open = origin.user.loans.filter((loan) => isOpenLoan(loan) && !isCleared(loan, books[loan.loanId]))
  return {
    openLoans: open.length,
    outstandingCents: open.reduce((sum, loan) => sum + outstandingCents(origin, loan), 0),
    overdue: allDues(origin).some((due) => due.status === 'overdue'),
    next: nextBill(origin),
  }
}
