import { LOAN_CAPS } from '../state/loan.ts'
import { asCents, mixedLoan, toCents } from '@koo/pricing'
import { customerOf, type Context } from '../../engine/context.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'

import { type Loan, type Quote } from '../state/loan.ts'
import { refuseWhenFull } from './writeLoan.ts'
import { bookLoan, priceBare, termsFor } from './lending.ts'
import { limitsIn } from '../limit/limits.ts'
import { priceTogether } from '../loans/price.ts'
import { checkConfirmed } from '../cost/confirmation.ts'
import { leadPart, ownPart } from '../cost/parts.ts'
import { centsOf, wireYuan } from '../../engine/money.ts'
import { cardsOf } from '../cards/customerCards.ts'
import { refuseWhenLocked } from '../bills/standing.ts'
import { realTotalOf } from '../loans/rows.ts'
import { enterLoan } from './enterLoan.ts'
import { leadMaxCents } from '../limit/leadLimit.ts'
import { LEAD_USE, leadReviewOf } from './leadLender.ts'

// semantics 9
/**
 * Creates a mixed loan: the wallet lends its part, the lead lender the rest. If the wallet's review lowers its part, the
 * lead lender takes over the difference, so that the parts always add up to the requested amount. The parts are loans of
 * one listing.
 *
 * @returns the loan that represents the listing: the lead lender's, or the wallet's when it lends everything
 */
export function enterMixed(context: Context, request: WireRequest<'cash/mixLoan'>): Loan {
  const { user, persona } = customerOf(context)
  refuseWhenLocked(customerOf(context))
  const amountCents = centsOf(request.amount)
  const limits = limitsIn(context)
  if (amountCents < limits.minimumCents || amountCents > limits.usableCents) {
    throw new Refusal(RESULTS.amountNotAllowed)
  }
  const userCardId = request.userCardId ?? cardsOf(user, persona)[0]?.userCardId
  if (userCardId === undefined) throw new Refusal(RESULTS.cardUnusable, '请先绑定收款银行卡')
  const period = request.loanPeriod ?? persona.loan.defaultPeriod
  const { wallet } = mixedLoan(asCents(amountCents), toCents(request.mixLoanAmount))
  const loanUseCode = request.loanUseCode ?? LEAD_USE.loanUseCode
  const subLoanUseCode = request.subLoanUseCode
  const couponIds = request.couponIds ?? []
  const walletTerms =
    wallet === 0
      ? null
      : termsFor(context, {
          amount: wireYuan(wallet),
          loanPeriod: period,
          userCardId,
          couponIds,
          loanUseCode,
          subLoanUseCode,
        })
  const leadCents = amountCents - (walletTerms?.quote.amountCents ?? 0)
  if (leadCents > leadMaxCents(context)) throw new Refusal(RESULTS.noLender)
  refuseWhenFull(context, 2)
  const { serialNumber, costConfirmation } = request
  const entry = { serialNumber, kind: 'mixed', costConfirmation } as const
  if (walletTerms !== null && leadCents === 0) {
    checkConfirmed(costConfirmation, persona, walletTerms.quote, [ownPart(persona, walletTerms.quote)])
    return bookLoan(context, walletTerms, entry)
  }
  const quote = priceBare(context, leadCents, period)
  const parts = [...(walletTerms ? [ownPart(persona, walletTerms.quote)] : []), leadPart(quote)]
  const whole = walletTerms ? priceTogether([walletTerms.quote, quote]) : quote
  checkConfirmed(costConfirmation, persona, whole, parts)
  const walletLoan = walletTerms && bookLoan(context, walletTerms, entry)
  const leadLoan = enterLoan(context, {
    costConfirmation,
    serialNumber: walletLoan === null ? serialNumber : `${serialNumber}-lead`,
    // The application is one, whoever lends: the wallet's part stands for it.
    ...(walletLoan === null ? { kind: 'mixed' } : { listingId: walletLoan.listingId }),
    quote,
    userCardId,
    couponIds: [],
    loanUseCode,
    subLoanUseCode: subLoanUseCode ?? null,
    repaymentDay: persona.repaymentDay,
    review: leadReviewOf(persona),
  })
  // The wallet's part waits for the lead lender's review, see `afterReview`.
  if (walletLoan !== null) walletLoan.review = leadReviewOf(persona)
  return leadLoan
}

/** The loan whose review counts for a listing: of a mixed loan the lead lender's part. */
export function reviewedLoan(context: Context, loan: Loan): Loan {
  return partsOf(context, loan)?.lead ?? loan
}

/**
 * Applies the decision on a mixed loan. If the lead lender refuses, the whole loan is refused. Otherwise the wallet
 * decides its part as for any loan of the customer; the lead lender takes over a refused part as far as its limit
 * allows.
 */
export function afterReview(context: Context, decided: Loan): void {
  const wallet = partsOf(context, decided)?.wallet
  if (wallet === undefined) return
  const persona = context.persona()
  wallet.audit = decided.audit === 'auditSuccess' ? persona.audit.outcome : 'auditFailure'
  wallet.auditAt = context.now
  if (decided.audit !== 'auditSuccess' || wallet.audit === 'auditSuccess') return
  const { quote, userCardId, loanUseCode, subLoanUseCode, repaymentDay } = wallet.terms
  const isFull = context.world.users.reduce((sum, user) => sum + user.loans.length, 0) >= LOAN_CAPS.loans
  if (isFull || quote.amountCents > leadMaxCents(context)) return
  const takeover = enterLoan(context, {
    serialNumber: `${wallet.serialNumber}-takeover`,
    listingId: wallet.listingId,
    quote: priceBare(context, quote.amountCents, quote.period),
    userCardId,
    couponIds: [],
    loanUseCode,
    subLoanUseCode,
    repaymentDay,
    ...(decided.review === undefined ? {} : { review: decided.review }),
  })
  takeover.audit = 'auditSuccess'
  takeover.auditAt = context.now
}

/** Figures of a mixed loan for the result page: the sums of all parts that were not refused; {} for any other loan. */
export function mixedFigures(context: Context, loan: Loan): Partial<Wire<'cash/queryResultPage'>> {
  const all = partsOf(context, loan)?.all
  if (all === undefined) return {}
  const standing = all.filter((each) => each.audit !== 'auditFailure')
  const counted = standing.length > 0 ? standing : all
  const parts = counted.map((each) => each.terms.quote)
  const sum = (of: (quote: Quote) => number): string =>
    wireYuan(parts.reduce((total, quote) => total + of(quote), 0))
  const months = Math.max(...parts.map(({ rows }) => rows.length))
  const leadCents = counted
    .filter((each) => each !== all[0])
    .reduce((total, each) => total + each.terms.quote.amountCents, 0)
  const [first, ...others] = parts
  return {
    ...(first && { afterApr: priceTogether([first, ...others]).afterApr }),
    mixLoanAmount: wireYuan(leadCents),
    amount: sum(({ amountCents }) => amountCents),
    monthPay: sum(({ monthPayCents }) => monthPayCents),
    montyPayList: Array.from({ length: months }, (_, k) =>
      sum(({ rows }) => {
        const row = rows[k]
        return row === undefined ? 0 : realTotalOf(row)
      }),
    ),
  }
}

/** The loans of a mixed listing in the order of their creation; undefined when the loan is a listing by itself. */
function partsOf(
  context: Context,
  { listingId }: Loan,
): { wallet: Loan; lead: Loan; all: readonly Loan[] } | undefined {
  const all = context.user().loans.filter((each) => each.listingId === listingId)
  const [wallet, lead] = all
  return wallet === undefined || lead === undefined ? undefined : { wallet, lead, all }
}
