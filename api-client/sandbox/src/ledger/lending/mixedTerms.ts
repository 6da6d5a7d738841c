import type { Context } from '../../engine/context.ts'
import type { WireRequest } from '../../engine/contract.ts'
import { centsOf, wireYuan } from '../../engine/money.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { checkSigned, currentTerms } from './signing.ts'
import { priceBare, termsFor } from './lending.ts'
import { limitsIn } from '../limit/limits.ts'
import { priceTogether } from '../loans/price.ts'
import type { Terms } from '../state/loan.ts'
import { leadMaxCents } from '../limit/leadLimit.ts'

/**
 * The terms of a mixed loan: the wallet lends as much as it may, the lead lender the rest. Their figures are the sums of
 * both parts, as `enterMixed` then books them. Null: the customer did not ask for one, or the wallet lends everything.
 */
export function mixedTerms(context: Context, request: WireRequest<'cash/preApproval'>): Terms | null {
  if (request.isMixLoan !== true) return null
  const requestedCents = centsOf(request.amount)
  const { usableCents, lenderCapCents } = limitsIn(context)
  if (requestedCents <= lenderCapCents || requestedCents > usableCents) return null
  const terms = termsFor(context, { ...request, amount: wireYuan(lenderCapCents) })
  const leadCents = requestedCents - terms.quote.amountCents
  if (leadCents > leadMaxCents(context)) throw new Refusal(RESULTS.noLender)
  const parts = [terms.quote, priceBare(context, leadCents, terms.quote.period)] as const
  return { ...terms, requestedCents, quote: priceTogether(parts), leadCents, parts }
}

/** Refuses an application that names signed terms but is for another loan, or whose signature is not theirs. */
export function checkMixed(context: Context, request: WireRequest<'cash/mixLoan'>): void {
  const { termsNo, signNo, amount, mixLoanAmount, loanPeriod, userCardId } = request
  if (termsNo === undefined) return
  const terms = currentTerms(context.user(), termsNo, context.now)
  const isSame =
    centsOf(amount) === terms.quote.amountCents &&
    centsOf(mixLoanAmount) === terms.leadCents &&
    loanPeriod === terms.quote.period &&
    userCardId === terms.userCardId
  if (!isSame) throw new Refusal(RESULTS.ratesFailed)
  checkSigned(context.user(), terms, signNo ?? '')
}
