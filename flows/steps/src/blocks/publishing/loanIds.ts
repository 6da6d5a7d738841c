/**
 * Ids of a loan that the server has made; at least one of them is set. What has no id of its own, such as a payment, has
 * its serial number here.
 */
export interface LoanIds {
  listingId: string | null
  loanId: string | null
}

/** Ids as a reply or an address may have them. */
export type SomeLoanIds = { [name in keyof LoanIds]?: string | null | undefined }

/** Format of an id or a serial number: all those of the contract fit it, and it is safe in an address. */
const ID = /^[\w.-]{1,64}$/

/** Whether `value` can be an id: storage may be tampered with, and ids in replies are not checked elsewhere. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

/** Format of a kind of loan. */
const KIND = /^\w{1,32}$/

/** The kind of loan in a reply, a record or a note; null when there is none. */
export const readKind = (value: unknown): string | null =>
  typeof value === 'string' && KIND.test(value) ? value : null

/**
 * The ids in a reply or a stored record. Null when there is none, or when one of them is not a valid id: then the other
 * is not trusted either.
 */
export function readLoanIds(value: unknown): LoanIds | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { listingId = null, loanId = null } = value as Record<string, unknown>
  const [listing, loan] = [validId(listingId), validId(loanId)]
  if (listing === undefined || loan === undefined) return null
  return listing === null && loan === null ? null : { listingId: listing, loanId: loan }
}

const validId = (value: unknown): string | null | undefined =>
  value === null || isId(value) ? value : undefined

/** Whether two sets of ids name the same loan: by the first id that both have. */
export function isSameLoan(a: SomeLoanIds, b: SomeLoanIds): boolean {
  if (a.listingId && b.listingId) return a.listingId === b.listingId
  return Boolean(a.loanId) && a.loanId === b.loanId
}
