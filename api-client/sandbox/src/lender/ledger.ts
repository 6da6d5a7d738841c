import type { Context } from '../context.ts'
import { Refusal, RESULTS } from '../results.ts'
import { CAPS, newId, type Loan, type Terms } from '../world.ts'
import { beijingDay, billDays } from './calendar.ts'
import { findCard } from './people.ts'

/** What a loan is apart from its terms. */
export interface Entry extends Pick<Loan, 'serialNumber' | 'review' | 'limitOf'> {
  /** The listing it belongs to; absent: one of its own. */
  listingId?: string | undefined
  /** Cents of the limit that raise coupons lent; absent: none. */
  raisedCents?: number
}

/** Refuses when the ledger has no room for `count` more loans. */
export function refuseWhenFull({ world }: Context, count = 1): void {
  const kept = world.users.reduce((sum, user) => sum + user.loans.length, 0)
  if (kept + count > CAPS.loans) throw new Refusal(RESULTS.tooManyLoans)
}

/** Writes a loan that was priced and checked into the ledger, whatever product lends it: the only way in. */
export function writeLoan(context: Context, terms: Terms, entry: Entry): Loan {
  const { world, now } = context
  const card = findCard(context, terms.userCardId)
  if (!card) throw new Refusal(RESULTS.cardUnusable)
  refuseWhenFull(context)
  const { serialNumber, listingId, raisedCents = 0, review, limitOf } = entry
  const loan: Loan = {
    loanId: newId(world, 'L'),
    listingId: listingId ?? newId(world, 'P'),
    serialNumber,
    at: now,
    terms,
    raisedCents,
    bankName: card.bankName,
    cardNo: card.cardNo,
    dueDays: billDays(terms.at, terms.repaymentDay, terms.quote.period).map(beijingDay),
    polls: 0,
    audit: 'auditing',
    auditAt: null,
    ...(review === undefined ? {} : { review }),
    ...(limitOf === undefined ? {} : { limitOf }),
  }
  context.user().loans.push(loan)
  return loan
}
