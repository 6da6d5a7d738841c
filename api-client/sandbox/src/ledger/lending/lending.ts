import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId } from '../../engine/world.ts'
import { type Loan, type Quote, type Terms } from '../state/loan.ts'
import type { Persona } from '../../engine/persona.ts'
import type { RateRow } from '../state/loanSeed.ts'
import { customerOf, type Context } from '../../engine/context.ts'
import { TERMS_VALID_MS } from '../state/loan.ts'
import { beijingDay, billDays, msToFirstBill } from '../../engine/calendar.ts'
import { leadMaxCents } from '../limit/leadLimit.ts'
import { leadReviewOf } from './leadLender.ts'
import { chooseCoupons, keepUsable } from '../coupons/coupons.ts'
import { limitsIn } from '../limit/limits.ts'
import { writeLoan, type Entry } from './writeLoan.ts'
import { pricedAt } from '../loans/atCeiling.ts'
import { costSeedOf } from '../state/costSeed.ts'
import { isLoanUse } from '../loans/loanUses.ts'
import { centsOf } from '../../engine/money.ts'
import { priceLoan } from '../loans/price.ts'
import { findCard } from '../cards/customerCards.ts'
import { findRate } from '../loans/rates.ts'
import { lowFeeRateOf } from '../bills/rights.ts'
import { refuseWhenLocked } from '../bills/standing.ts'

/** A requested loan: the request of `cash/preApproval`. */
interface RequestedLoan {
  /** Yuan, as in the contract. */
  amount: number | string
  loanPeriod: number
  userCardId: string
  couponIds: readonly string[]
  loanUseCode: string
  subLoanUseCode?: string | undefined
  /** The lead-flow marker: a loan of the partner lender. */
  leadFlow?: string | undefined
}

/**
 * Creates the binding terms of one loan: checks limit, coupons and card, applies the lender's change of the amount,
 * prices every row. The terms are not stored yet.
 *
 * @throws Refusal with a text for the customer when the loan is not possible
 */
export function termsFor(context: Context, loanRequest: RequestedLoan): Terms {
  const { now, world } = context
  const persona = context.persona()
  const period = loanRequest.loanPeriod
  const requestedCents = centsOf(loanRequest.amount)
  if (!findCard(context, loanRequest.userCardId)) throw new Refusal(RESULTS.cardUnusable)
  if (!isLoanUse(loanRequest.loanUseCode, loanRequest.subLoanUseCode)) {
    throw new Refusal(RESULTS.badRequest, '借款用途填写有误，请检查后重试')
  }
  refuseWhenLocked(customerOf(context))
  const isLead = loanRequest.leadFlow !== undefined
  const scene = isLead ? 'leadFlow' : 'main'
  const selected = chooseCoupons(context, loanRequest.couponIds, {
    amountCents: requestedCents,
    period,
    scene,
  })
  const limits = limitsIn(context)
  const usableCents = isLead ? leadMaxCents(context) : limits.usableCents
  const most = Math.min(usableCents + selected.raiseCents, limits.lenderCapCents)
  if (requestedCents < limits.minimumCents || requestedCents > most) {
    throw new Refusal(RESULTS.amountNotAllowed)
  }
  const amountCents = lowered(requestedCents, persona, limits.minimumCents)
  const amountChanged = amountCents !== requestedCents
  const kept = amountChanged
    ? keepUsable(context, loanRequest.couponIds, { amountCents, period, scene })
    : selected
  const toBill = msToFirstBill(now, persona.repaymentDay)
  const price = (cents: number, { rate, right }: typeof selected) => {
    const quote = priceLoan({
      amountCents: cents,
      period,
      rates: withLowFee(rateOf(persona, cents, period), lowFeeRateOf(customerOf(context), cents)),
      billDays: toBill,
      coupon: rate,
      right,
    })
    return pricedAt(quote, costSeedOf(persona).atCeiling)
  }
  const quote = price(amountCents, kept)
  const before = amountChanged ? price(requestedCents, selected) : quote
  const [firstDue = now] = billDays(now, persona.repaymentDay, 1)
  return {
    termsNo: newId(world, 'T'),
    at: now,
    expiresAt: now + TERMS_VALID_MS,
    requestedCents,
    couponBeforeCents: before.couponCents + before.rightCents,
    userCardId: loanRequest.userCardId,
    requestedCouponIds: [...loanRequest.couponIds],
    couponIds: kept.all.map((coupon) => coupon.couponId),
    loanUseCode: loanRequest.loanUseCode,
    subLoanUseCode: loanRequest.subLoanUseCode ?? null,
    firstRepaymentDay: beijingDay(firstDue),
    repaymentDay: persona.repaymentDay,
    quote,
    ...(isLead && { isLead }),
  }
}

/**
 * Creates a loan under its terms. Refuses with the reason when a coupon was used in another tab, when the limit has
 * fallen since, or when the ledger is full.
 */
export function bookLoan(
  context: Context,
  terms: Terms,
  entry: Pick<Entry, 'serialNumber' | 'kind' | 'costConfirmation'>,
): Loan {
  refuseWhenLocked(customerOf(context))
  return writeLoan(context, terms, {
    kind: terms.isLead ? 'lead' : 'cash',
    ...entry,
    raisedCents: drawLimit(context, terms),
    // The partner lender reviews its loans itself.
    ...(terms.isLead && { review: leadReviewOf(context.persona()) }),
  })
}

/** Prices an amount at the rates of the table, without coupons. */
export function priceBare(context: Context, amountCents: number, period: number): Quote {
  const persona = context.persona()
  return priceLoan({
    amountCents,
    period,
    rates: rateOf(persona, amountCents, period),
    billDays: msToFirstBill(context.now, persona.repaymentDay),
    coupon: null,
    right: null,
  })
}

/** The amount after the lender's check: if lowered, in whole hundreds of yuan, and never below the minimum. */
function lowered(cents: number, persona: Persona, minimumCents: number): number {
  const { lowers } = persona.lender
  if (lowers === null || cents <= lowers.above * 100) return cents
  return Math.max(minimumCents, Math.floor((cents * lowers.share) / 10_000) * 10_000)
}

/** The rate row of an amount and a period; refuses with 45006 when the table has none. */
export function rateOf(persona: Persona, amountCents: number, period: number): RateRow {
  const row = findRate(persona, amountCents, period)
  if (!row) throw new Refusal(RESULTS.ratesFailed)
  return row
}

/** The row at the rate of the low-fee right, which never makes a loan more expensive. */
function withLowFee(row: RateRow, limit: number | null): RateRow {
  return limit === null ? row : { ...row, irr: Math.min(row.irr, limit) }
}

/** @returns the cents that raise coupons add to the limit for this loan */
function drawLimit(context: Context, terms: Terms): number {
  const { amountCents, period } = terms.quote
  const scene = terms.isLead ? 'leadFlow' : 'main'
  const { raiseCents } = chooseCoupons(context, terms.couponIds, { amountCents, period, scene })
  const { lenderCapCents, usableCents: ownCents } = limitsIn(context)
  const usableCents = terms.isLead ? leadMaxCents(context) : ownCents
  if (amountCents > Math.min(usableCents + raiseCents, lenderCapCents)) {
    throw new Refusal(RESULTS.amountNotAllowed)
  }
  return Math.min(raiseCents, Math.max(0, amountCents - usableCents))
}
