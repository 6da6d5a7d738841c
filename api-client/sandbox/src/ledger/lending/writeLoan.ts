import { LOAN_CAPS } from '../state/loan.ts'
import { customerOf, type Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId } from '../../engine/world.ts'
import { type Loan, type LoanKind, type Terms } from '../state/loan.ts'
import { beijingDay, billDays } from '../../engine/calendar.ts'
import { refuseWithoutProofs } from '../../people/credit/proofs.ts'
import { findCard } from '../cards/customerCards.ts'
import { receive } from './applications.ts'

/** The data of a loan beside its terms. */
export interface Entry extends Pick<Loan, 'serialNumber' | 'review' | 'limitOf'> {
  /** As the request has it. */
  costConfirmation?: Loan['costConfirmation'] | undefined
  /** The listing of the loan; missing: a listing of its own. */
  listingId?: string | undefined
  /** Kind of loan of the application; missing: no page shows its result. */
  kind?: LoanKind | undefined
  /** Cents of the limit that came from raise coupons; missing: none. */
  raisedCents?: number
}

/** Refuses when the ledger has no room for `count` more loans. */
export function refuseWhenFull({ world }: Context, count = 1): void {
  const kept = world.users.reduce((sum, user) => sum + user.loans.length, 0)
  if (kept + count > LOAN_CAPS.loans) throw new Refusal(RESULTS.tooManyLoans)
}

/** Adds a priced and checked loan of any product to the ledger: the only way to add one. */
export function writeLoan(context: Context, terms: Terms, entry: Entry): Loan {
  const { world, now } = context
  const card = findCard(context, terms.userCardId)
  if (!card) throw new Refusal(RESULTS.cardUnusable)
  refuseWhenFull(context)
  const { serialNumber, listingId, kind, raisedCents = 0, review, limitOf, costConfirmation } = entry
  // An order's and a merchant's loan have steps of their own before them.
  if (kind !== undefined && kind !== 'merchant') refuseWithoutProofs(customerOf(context))
  if (kind !== undefined) receive(context, serialNumber)
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
    ...(kind === undefined ? {} : { kind, isUnseen: true }),
    ...(review === undefined ? {} : { review }),
    ...(limitOf === undefined ? {} : { limitOf }),
    ...(costConfirmation === undefined ? {} : { costConfirmation }),
  }
  context.user().loans.push(loan)
  return loan
}
