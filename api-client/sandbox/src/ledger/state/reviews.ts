/** How the review of one loan proceeds. */
export interface Review {
  /** Number of 'auditing' polls before the decision. */
  polls: number
  outcome: 'auditSuccess' | 'auditFailure'
  share: 'koo' | 'leadFlow'
}

/** The fields of a loan that a review changes. */
export interface UnderReview {
  /** Number of status polls so far. */
  polls: number
  audit: 'auditing' | 'auditSuccess' | 'auditFailure'
  auditAt: number | null
}

/** Counts one status poll of a loan. Returns whether this poll decided the review. */
export function pollReview(
  loan: UnderReview,
  review: Pick<Review, 'polls' | 'outcome'>,
  now: number,
): boolean {
  if (loan.audit !== 'auditing') return false
  if (loan.polls < review.polls) {
    loan.polls += 1
    return false
  }
  loan.audit = review.outcome
  loan.auditAt = now
  return true
}

/** Whether a loan uses limit and coupons: all loans except refused ones. */
export function isOpenLoan(loan: UnderReview): boolean {
  return loan.audit !== 'auditFailure'
}
