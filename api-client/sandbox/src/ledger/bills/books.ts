import type { Loan } from '../state/loan.ts'
import { DAY_MS } from '../../engine/calendar.ts'
import { rowCents } from '../loans/rows.ts'
import type { LoanBook } from '../state/repayment.ts'

/** One bill of a loan, in integer cents: capital + interest + fee - discount = amount. */
export interface Due {
  loanId: string
  period: number
  /** `YYYY-MM-DD`. */
  dueDay: string
  capital: number
  /** Interest and service charge. */
  interest: number
  /** Handling fee, and the charge for settling early with the bill it was settled at. */
  fee: number
  discount: number
  amount: number
  paid: number
  paidAt: number | null
  /** The open amount. */
  open: number
  status: 'paid' | 'overdue' | 'due' | 'pending'
  /** Days since the due day; 0 unless overdue. */
  overdueDays: number
}

/** An account without payments. */
export function newBook(): LoanBook {
  return { paidCents: [], paidAt: [], early: null, isSigned: false }
}

/** Whether a loan has bills: its review has passed. */
export function hasBills(loan: Loan): boolean {
  return loan.audit === 'auditSuccess'
}

/**
 * The bills of a loan, from its priced rows to the cent. The next one is `due`, later ones are `pending`; a bill is
 * overdue from the day after its due day. After an early settlement, later bills contain only their capital.
 *
 * @param today `YYYY-MM-DD` in Beijing
 */
export function duesOf(loan: Loan, book: LoanBook | undefined, today: string): Due[] {
  let isNext = true
  return loan.terms.quote.rows.map((row, k) => {
    const { capital, interest, service, handlingFee, couponValue } = rowCents(row)
    const period = k + 1
    const early = book?.early ?? null
    const isWaived = early !== null && period > early.period
    const part = {
      capital,
      interest: isWaived ? 0 : interest + service,
      fee: (isWaived ? 0 : handlingFee) + (early?.period === period ? early.feeCents : 0),
      discount: isWaived ? 0 : couponValue,
    }
    const amount = part.capital + part.interest + part.fee - part.discount
    const paid = book?.paidCents[k] ?? 0
    const dueDay = loan.dueDays[k] ?? ''
    const status = paid >= amount ? 'paid' : dueDay < today ? 'overdue' : isNext ? 'due' : 'pending'
    if (status === 'due') isNext = false
    return {
      loanId: loan.loanId,
      period,
      dueDay,
      ...part,
      amount,
      paid,
      paidAt: book?.paidAt[k] ?? null,
      open: Math.max(0, amount - paid),
      status,
      overdueDays: status === 'overdue' ? daysBetween(dueDay, today) : 0,
    }
  })
}

/**
 * Repaid capital of a loan, in cents. A partial payment of a bill covers interest and fee first; only the rest is
 * capital.
 */
export function repaidCapital(loan: Loan, book: LoanBook | undefined): number {
  if (book === undefined) return 0
  return duesOf(loan, book, '').reduce((sum, { capital, amount, paid }) => {
    return sum + Math.min(capital, Math.max(0, paid - (amount - capital)))
  }, 0)
}

/** Whether a loan is completely repaid. */
export function isCleared(loan: Loan, book: LoanBook | undefined): boolean {
  return hasBills(loan) && duesOf(loan, book, '').every((due) => due.status === 'paid')
}

/** Pays `cents` of one bill. */
export function payBill(loan: Loan, book: LoanBook, period: number, cents: number, at: number): void {
  const k = period - 1
  while (book.paidCents.length <= k) {
    book.paidCents.push(0)
    book.paidAt.push(null)
  }
  book.paidCents[k] = (book.paidCents[k] ?? 0) + cents
  if (duesOf(loan, book, '')[k]?.status === 'paid') book.paidAt[k] ??= at
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
