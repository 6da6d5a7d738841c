import type { Customer } from '../../engine/customer.ts'
import type { Loan } from '../../ledger/state/loan.ts'
import { beijingTime } from '../../engine/calendar.ts'
import { assessmentOf } from '../../ledger/limit/assessment.ts'
import { repaymentsOf } from '../../ledger/bills/repayments.ts'

/** A review as the contract describes it; times are Beijing time. */
export interface AuditRecord {
  auditStatus: 'auditing' | 'auditSuccess' | 'auditFailure'
  title: string
  reason: string | null
  submitTime: string | null
  finishTime: string | null
  retryTime: string | null
}

const ASSESSED = { 1: 'auditing', 2: 'auditFailure', 3: 'auditSuccess' } as const

/** The last review of a customer: of a loan, or of the credit. Null when there was none. */
export function lastReview(customer: Customer): AuditRecord | null {
  // First, end the reviews whose time is over.
  repaymentsOf(customer)
  const loan = customer.user.loans.reduce<Loan | null>(
    (newest, each) => (newest === null || each.at > newest.at ? each : newest),
    null,
  )
  const { status, startedAt, decidedAt, reason, retryAt } = assessmentOf(customer)
  if (loan !== null && loan.at >= (startedAt ?? 0)) return loanReview(loan)
  if (status === 0) return null
  return {
    auditStatus: ASSESSED[status],
    title: '额度申请',
    reason,
    submitTime: timeOf(startedAt),
    finishTime: timeOf(decidedAt),
    retryTime: timeOf(retryAt),
  }
}

function loanReview({ audit, at, auditAt }: Loan): AuditRecord {
  return {
    auditStatus: audit,
    title: '借款申请',
    reason: audit === 'auditFailure' ? '综合评估未通过，建议保持良好信用后再试' : null,
    submitTime: beijingTime(at),
    finishTime: timeOf(auditAt),
    retryTime: null,
  }
}

function timeOf(at: number | null): string | null {
  return at === null ? null : beijingTime(at)
}
