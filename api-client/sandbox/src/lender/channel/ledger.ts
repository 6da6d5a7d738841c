import type { Context } from '../../context.ts'
import { newId, type Loan, type Quote } from '../../world.ts'
import { beijingDay, billDays } from '../calendar.ts'
import { writeLoan, type Entry } from '../ledger.ts'

/** A loan whose terms are made as it is taken. */
export interface LoanEntry extends Omit<Entry, 'raisedCents'> {
  quote: Quote
  userCardId: string
  couponIds: readonly string[]
  loanUseCode: string
  subLoanUseCode: string | null
  /** Day of the month, 1 to 31. */
  repaymentDay: number
}

/** Writes a loan into the ledger under terms of this moment. */
export function enterLoan(context: Context, entry: LoanEntry): Loan {
  const { world, now } = context
  const { quote, userCardId, couponIds, loanUseCode, subLoanUseCode, repaymentDay, ...rest } = entry
  const [firstDue = now] = billDays(now, repaymentDay, 1)
  const terms = {
    termsNo: newId(world, 'T'),
    at: now,
    expiresAt: now,
    requestedCents: quote.amountCents,
    couponBeforeCents: quote.couponCents + quote.rightCents,
    userCardId,
    requestedCouponIds: [...couponIds],
    couponIds: [...couponIds],
    loanUseCode,
    subLoanUseCode,
    firstRepaymentDay: beijingDay(firstDue),
    repaymentDay,
    quote,
  }
  return writeLoan(context, terms, rest)
}
