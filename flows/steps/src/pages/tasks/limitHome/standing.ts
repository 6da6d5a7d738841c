import type { CreditAmounts, Permission } from '@koo/api-client/types'
import { readableText, positiveCents } from '@koo/pricing'
import { copy } from './copy.ts'

/** Status of an account whose limit cannot be used (contract, CreditAmounts), and how that is called here. */
const STATUSES = { none: 'none', expired: 'ended', frozen: 'frozen' } as const

/** What the customer has: no limit yet, one that has ended, one that is frozen or can be used; or figures that nobody can read. */
export type Standing = 'none' | 'ended' | 'frozen' | 'granted' | 'unknown'

export function standingOf({ status, loanAmount, canUseLoanAmount }: CreditAmounts): Standing {
  if (Object.hasOwn(STATUSES, status ?? '')) return STATUSES[status as keyof typeof STATUSES]
  if (loanAmount == null || canUseLoanAmount == null) return 'unknown'
  return positiveCents(loanAmount) === null ? 'none' : 'granted'
}

/** Why the customer cannot begin any authorisation, in the words of the lender where there are some. */
export interface Hindrance {
  heading: string
  text: string
  /** Whether an application for a limit ends it. */
  canApply: boolean
}

/** What hinders all authorisations and is not said by the limit above them; null: nothing. */
export function hindranceOf(standing: Standing, refusal: Permission | null): Hindrance | null {
  const { noCredit, frozen, blocked } = copy
  const of = ({ heading, text }: Omit<Hindrance, 'canApply'>, canApply = false) => ({
    heading,
    text: readableText(refusal?.reason || text),
    canApply,
  })
  // Without a limit, and after its end, the card of the limit leads to the application.
  if (standing === 'none') return null
  if (refusal?.reasonCode === 'noCredit') return standing === 'ended' ? null : of(noCredit, true)
  if (standing === 'frozen' || refusal?.reasonCode === 'frozen') return of(frozen)
  return refusal && of(blocked)
}
