import type { Loan } from '../world.ts'

/** How the review of one loan goes. */
export interface Review {
  /** Status polls answered 'auditing' before the decision. */
  polls: number
  outcome: 'auditSuccess' | 'auditFailure'
  share: 'koo' | 'leadFlow'
}

/** Counts one status poll of a loan. Returns whether this poll brought the decision. */
export function pollReview(loan: Loan, review: Pick<Review, 'polls' | 'outcome'>, now: number): boolean {
  if (loan.audit !== 'auditing') return false
  if (loan.polls < review.polls) {
    loan.polls += 1
    return false
  }
  loan.audit = review.outcome
  loan.auditAt = now
  return true
}
