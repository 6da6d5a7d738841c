/** How the review of one loan goes. */
export interface Review {
  /** Status polls answered 'auditing' before the decision. */
  polls: number
  outcome: 'auditSuccess' | 'auditFailure'
  share: 'koo' | 'leadFlow'
}

/** What a review changes of a loan. */
export interface UnderReview {
  /** Status polls answered so far. */
  polls: number
  audit: 'auditing' | 'auditSuccess' | 'auditFailure'
  auditAt: number | null
}

/** Counts one status poll of a loan. Returns whether this poll brought the decision. */
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
