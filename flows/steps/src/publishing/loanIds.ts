/** Ids of a loan that the server has made; at least one of the two is there. */
export interface LoanIds {
  listingId: string | null
  loanId: string | null
}

/** Ids as a reply or an address may name them. */
export type SomeLoanIds = { [name in keyof LoanIds]?: string | null | undefined }

/** Longer than any id or serial number of the contract. */
const MAX_ID_CHARS = 200

/** Whether `value` can be an id: storage may be tampered with, and replies are checked for their figures only. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_CHARS

/** The ids in a reply or a stored record; null when it names no loan. */
export function readLoanIds(value: unknown): LoanIds | null {
  if (typeof value !== 'object' || value === null) return null
  const { listingId, loanId } = value as Record<string, unknown>
  const ids = { listingId: isId(listingId) ? listingId : null, loanId: isId(loanId) ? loanId : null }
  return ids.listingId === null && ids.loanId === null ? null : ids
}

/** Whether two sets of ids name the same loan: by the first id that both have. */
export function isSameLoan(a: SomeLoanIds, b: SomeLoanIds): boolean {
  if (a.listingId && b.listingId) return a.listingId === b.listingId
  return Boolean(a.loanId) && a.loanId === b.loanId
}
