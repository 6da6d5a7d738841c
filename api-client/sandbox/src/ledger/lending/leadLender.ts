import type { Review } from '../state/reviews.ts'

/** Default purpose of a loan of the lead lender. */
export const LEAD_USE = { loanUseCode: '10001', subLoanUseCode: '1000101' } as const

/** How the lead lender reviews its loans, unless a persona says otherwise. */
export const LEAD_REVIEW: Review = { polls: 1, outcome: 'auditSuccess', share: 'leadFlow' }

/** The part of a persona that the lead lender reads. */
interface LeadPart {
  channel?: { lead?: { review?: Review } }
}

/** How the lead lender reviews a loan of this persona. */
export function leadReviewOf({ channel }: LeadPart): Review {
  return channel?.lead?.review ?? LEAD_REVIEW
}
