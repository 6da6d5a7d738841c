import { Refusal, RESULTS } from '../../engine/results.ts'
import type { User } from '../../engine/world.ts'
import type { Terms } from '../state/loan.ts'

/** The user's terms of that number while they can be signed and published; refuses with 45006 afterwards. */
export function currentTerms(user: User, termsNo: string, now: number): Terms {
  const terms = user.terms.find((each) => each.termsNo === termsNo)
  if (!terms || terms.expiresAt < now) throw new Refusal(RESULTS.ratesFailed)
  return terms
}

/**
 * The signature must belong to these terms. It is not used up: only the serialNumber distinguishes a repeat from a
 * second loan, so that tests find a client that loses its serial.
 */
export function checkSigned(user: User, terms: Terms, signNo: string): void {
  const { sign } = user
  if (sign === null || sign.signNo !== signNo || sign.termsNo !== terms.termsNo)
    throw new Refusal(RESULTS.codeExpired)
}
