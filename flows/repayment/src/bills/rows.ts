import type { Bill } from '@koo/api-client/types'
import { dayText } from '@koo/page/time'
import { readDue, type Due } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy as dueCopy } from '../dues/copy.ts'
import { copy } from './copy.ts'

/** A bill as the list shows it. */
export interface BillRow {
  readonly id: string
  readonly loanId: string | null
  readonly title: string
  /** Null when its figures do not add up. */
  readonly due: Due | null
  readonly state: 'overdue' | 'due' | 'paid' | 'onItsWay' | 'unknown'
  /** When it is due, or was paid; '' when that is not known. */
  readonly day: string
  readonly overdueDays: number
  /** The repayment that is on its way. */
  readonly repayNo: string | null
  readonly needsSigning: boolean
  /** Its loan has no earlier bill that cannot be paid here. */
  readonly isPayable: boolean
  /** The first of its loan on its tab: it leads to the plan, for all of them. */
  readonly leadsToPlan: boolean
}

const STATES: readonly unknown[] = ['overdue', 'due', 'paid']

/** The bills in the order of the reply: overdue ones, the others by their day, then the paid ones. */
export function billRows(bills: readonly Bill[], now: number): BillRow[] {
  /** Loans with an open bill that cannot be paid now: the later ones have to wait for it. */
  const held = new Set<string | null>()
  const led = new Set<string>()
  return bills.map((bill) => {
    const row = rowOf(bill, now)
    const canBePaid = (row.state === 'overdue' || row.state === 'due') && row.due !== null
    const isPayable = canBePaid && !held.has(row.loanId)
    if (row.state !== 'paid' && !canBePaid) held.add(row.loanId)
    const loan = `${row.state === 'paid'} ${row.loanId}`
    const leadsToPlan = row.loanId !== null && !led.has(loan)
    led.add(loan)
    return { ...row, isPayable, leadsToPlan }
  })
}

function rowOf(bill: Bill, now: number): Omit<BillRow, 'isPayable' | 'leadsToPlan'> {
  const { billId, loanId, title, period, status, overdueDays, repayNo, signingDue } = bill
  const stated = STATES.includes(status) ? (status as 'overdue' | 'due' | 'paid') : 'unknown'
  const state = repayNo && stated !== 'paid' ? 'onItsWay' : stated
  return {
    id: billId,
    loanId: loanId || null,
    title: title?.trim() || (period ? copy.period(period) : copy.bill),
    due: readDue(bill),
    state,
    day: dayOf(bill, state === 'paid', now),
    overdueDays: Number(overdueDays ?? 0),
    repayNo: repayNo || null,
    needsSigning: signingDue === true,
  }
}

function dayOf({ dueDate, paidTime }: Bill, isPaid: boolean, now: number): string {
  const at = readTime(isPaid ? paidTime : dueDate)
  if (at === null) return isPaid ? dueCopy.paid : ''
  const day = dayText(at, now)
  if (isPaid) return dueCopy.paidOn(day)
  return day === dayText(now, now) ? dueCopy.today : dueCopy.due(day)
}

/** The earlier open bills of the same loan, which must be paid first. The list has them in their order. */
export const earlierOf = (row: BillRow, rows: readonly BillRow[]): BillRow[] =>
  rows
    .slice(0, rows.indexOf(row))
    .filter(({ loanId, isPayable }) => isPayable && loanId !== null && loanId === row.loanId)

/** The loan of all open bills; null when there are several, or none. */
export function onlyLoan(bills: readonly Bill[]): string | null {
  const [loanId, ...others] = new Set(
    bills.flatMap((bill) => (bill.status === 'paid' || !bill.loanId ? [] : [bill.loanId])),
  )
  return loanId !== undefined && others.length === 0 ? loanId : null
}
