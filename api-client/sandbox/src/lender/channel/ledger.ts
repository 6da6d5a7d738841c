import type { Context } from '../../context.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { CAPS, newId, type Loan, type Quote } from '../../world.ts'
import { beijingDay, billDays } from '../calendar.ts'
import { findCard } from '../people.ts'
import type { Review } from '../reviews.ts'

/** A loan that was priced and checked and only has to be written down. */
export interface LoanEntry {
  serialNumber: string
  /** The listing it belongs to; absent: one of its own. */
  listingId?: string
  quote: Quote
  userCardId: string
  couponIds: readonly string[]
  loanUseCode: string
  subLoanUseCode: string | null
  /** Day of the month, 1 to 31. */
  repaymentDay: number
  /** How its review goes; absent: as the persona's. */
  review?: Review
  limitOf?: 'staff'
}

/** Refuses when the ledger has no room for `count` more loans. */
export function refuseWhenFull({ world }: Context, count = 1): void {
  const kept = world.users.reduce((sum, user) => sum + user.loans.length, 0)
  if (kept + count > CAPS.loans) throw new Refusal(RESULTS.tooManyLoans)
}

/** Writes a loan into the ledger. */
export function enterLoan(context: Context, entry: LoanEntry): Loan {
  const { world, now } = context
  refuseWhenFull(context)
  const card = findCard(context, entry.userCardId)
  if (!card) throw new Refusal(RESULTS.cardUnusable)
  const { quote, repaymentDay } = entry
  const dueDays = billDays(now, repaymentDay, quote.period).map(beijingDay)
  const loan: Loan = {
    loanId: newId(world, 'L'),
    listingId: entry.listingId ?? newId(world, 'P'),
    serialNumber: entry.serialNumber,
    at: now,
    terms: {
      termsNo: newId(world, 'T'),
      at: now,
      expiresAt: now,
      requestedCents: quote.amountCents,
      couponBeforeCents: quote.couponCents + quote.rightCents,
      userCardId: entry.userCardId,
      requestedCouponIds: [...entry.couponIds],
      couponIds: [...entry.couponIds],
      loanUseCode: entry.loanUseCode,
      subLoanUseCode: entry.subLoanUseCode,
      firstRepaymentDay: dueDays[0] ?? beijingDay(now),
      repaymentDay,
      quote,
    },
    raisedCents: 0,
    bankName: card.bankName,
    cardNo: card.cardNo,
    dueDays,
    polls: 0,
    audit: 'auditing',
    auditAt: null,
    ...(entry.review === undefined ? {} : { review: entry.review }),
    ...(entry.limitOf === undefined ? {} : { limitOf: entry.limitOf }),
  }
  context.user().loans.push(loan)
  return loan
}
