import type { Context } from '../../engine/context.ts'
import { newId } from '../../engine/world.ts'
import { type Loan, type Quote } from '../state/loan.ts'
import { beijingDay, billDays } from '../../engine/calendar.ts'
import { writeLoan, type Entry } from './writeLoan.ts'

/** A loan whose terms are created together with it. */
export interface LoanEntry extends Omit<Entry, 'raisedCents'> {
  quote: Quote
  userCardId: string
  couponIds: readonly string[]
  loanUseCode: string
  subLoanUseCode: string | null
  /** Day of the month, 1 to 31. */
  repaymentDay: number
}

/** Adds a loan to the ledger under terms of this moment. */
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
