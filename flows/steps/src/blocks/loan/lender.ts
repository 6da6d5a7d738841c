import type { CallOptions, Gateway } from '@koo/api-client'
import { cashCheckCanPublish, cashQueryLoanButtonAuth } from '@koo/api-client/calls'
import { useGateway } from '@koo/page/query'
import { loanButton, readLoanButtonAuth } from '@koo/pricing'

/** What the lender says before a loan. `missing`: a proof; `refused`: with its reason for the customer. */
export type LenderAnswer = { is: 'allowed' } | { is: 'missing' } | { is: 'refused'; reason: string | null }

export interface LenderQuestion {
  /** The kind of loan. */
  typeId: string
  /** The next page asks again before anything is signed: without the reply about the proofs the customer goes on to it. */
  isAskedAgain?: boolean
}

// role.5
/**
 * Asks the lender whether this customer may borrow now: the permission, and the proofs behind the loan button. Whatever
 * page acts asks this first: a customer may come to it by an address.
 */
export async function askLender(
  gateway: Gateway,
  { typeId, isAskedAgain = false }: LenderQuestion,
  options?: CallOptions,
): Promise<LenderAnswer> {
  const [{ allowed, reason = null }, auth] = await Promise.all([
    cashCheckCanPublish(gateway, { typeId }, options),
    cashQueryLoanButtonAuth(gateway, {}, options).catch((error: unknown) => {
      if (!isAskedAgain) throw error
      return { loanButtonGray: true }
    }),
  ])
  if (!allowed) return { is: 'refused', reason }
  return { is: loanButton(readLoanButtonAuth(auth)).status === 0 ? 'allowed' : 'missing' }
}

/** `askLender` for a page that shows a failure in its own words: `unreachable`, and nothing may be done. */
export function useLender(typeId: string): () => Promise<LenderAnswer | { is: 'unreachable' }> {
  const gateway = useGateway()
  return () => askLender(gateway, { typeId }).catch(() => ({ is: 'unreachable' as const }))
}
