import { Refusal, RESULTS } from '../results.ts'
import { newId, type Loan, type Quote, type Terms } from '../world.ts'
import type { Persona } from '../personas/index.ts'
import type { RateRow } from '../personas/types.ts'
import { originOf, type Context } from '../context.ts'
import { TERMS_VALID_MS } from '../magic/index.ts'
import { beijingDay, billDays, msToFirstBill } from './calendar.ts'
import { chooseCoupons, keepUsable } from './coupons.ts'
import { limitsIn } from './limits.ts'
import { writeLoan } from './ledger.ts'
import { isLoanUse } from './loan-uses.ts'
import { centsOf, priceLoan } from './money.ts'
import { findCard } from './people.ts'
import { findRate } from './rates.ts'
import { lowFeeRateOf } from './repayment/rights.ts'
import { refuseWhenLocked } from './repayment/standing.ts'

/** A loan that is asked for: what `cash/preApproval` takes. */
interface Wanted {
  /** Yuan, as on the wire. */
  amount: number | string
  loanPeriod: number
  userCardId: string
  couponIds: readonly string[]
  loanUseCode: string
  subLoanUseCode?: string | undefined
}

/**
 * The binding terms of one loan: limit, coupons and card checked, the amount as the lender changed it, every row priced.
 * They are not kept yet.
 *
 * @throws Refusal in the customer's words when the loan cannot be had
 */
export function termsFor(context: Context, wanted: Wanted): Terms {
  const { now, world } = context
  const persona = context.persona()
  const period = wanted.loanPeriod
  const requestedCents = centsOf(wanted.amount)
  if (!findCard(context, wanted.userCardId)) throw new Refusal(RESULTS.cardUnusable)
  if (!isLoanUse(wanted.loanUseCode, wanted.subLoanUseCode)) {
    throw new Refusal(RESULTS.badRequest, '借款用途填写有误，请检查后重试')
  }
  refuseWhenLocked(originOf(context))
  const asked = chooseCoupons(context, wanted.couponIds, { amountCents: requestedCents, period })
  const limits = limitsIn(context)
  const most = Math.min(limits.usableCents + asked.raiseCents, limits.lenderCapCents)
  if (requestedCents < limits.minimumCents || requestedCents > most) {
    throw new Refusal(RESULTS.amountNotAllowed)
  }
  const amountCents = lowered(requestedCents, persona, limits.minimumCents)
  const amountChanged = amountCents !== requestedCents
  const kept = amountChanged ? keepUsable(context, wanted.couponIds, { amountCents, period }) : asked
  const toBill = msToFirstBill(now, persona.repaymentDay)
  const price = (cents: number, { rate, right }: typeof asked) =>
    priceLoan({
      amountCents: cents,
      period,
      rates: withLowFee(rateOf(persona, cents, period), lowFeeRateOf(originOf(context), cents)),
      billDays: toBill,
      coupon: rate,
      right,
    })
  const quote = price(amountCents, kept)
  const before = amountChanged ? price(requestedCents, asked) : quote
  const [firstDue = now] = billDays(now, persona.repaymentDay, 1)
  return {
    termsNo: newId(world, 'T'),
    at: now,
    expiresAt: now + TERMS_VALID_MS,
    requestedCents,
    couponBeforeCents: before.couponCents + before.rightCents,
    userCardId: wanted.userCardId,
    requestedCouponIds: [...wanted.couponIds],
    couponIds: kept.all.map((coupon) => coupon.couponId),
    loanUseCode: wanted.loanUseCode,
    subLoanUseCode: wanted.subLoanUseCode ?? null,
    firstRepaymentDay: beijingDay(firstDue),
    repaymentDay: persona.repaymentDay,
    quote,
  }
}

/**
 * Enters a loan under its terms: coupons used in another tab and a limit that fell since are refused by name, and so
 * is a ledger that is full.
 */
export function bookLoan(context: Context, terms: Terms, serialNumber: string): Loan {
  refuseWhenLocked(originOf(context))
  return writeLoan(context, terms, { serialNumber, raisedCents: drawLimit(context, terms) })
}

/** An amount at the rates of the table, without coupons. */
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

/** The amount after the lender looked at it, in whole hundreds of yuan when lowered, never below the minimum. */
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

/** The row at the rate of the low-fee right, which never makes a loan dearer. */
function withLowFee(row: RateRow, limit: number | null): RateRow {
  return limit === null ? row : { ...row, irr: Math.min(row.irr, limit) }
}

/** @returns the cents that raise coupons put on top of the limit for this loan */
function drawLimit(context: Context, terms: Terms): number {
  const { amountCents, period } = terms.quote
  const { raiseCents } = chooseCoupons(context, terms.couponIds, { amountCents, period })
  const { usableCents, lenderCapCents } = limitsIn(context)
  if (amountCents > Math.min(usableCents + raiseCents, lenderCapCents)) {
    throw new Refusal(RESULTS.amountNotAllowed)
  }
  return Math.min(raiseCents, Math.max(0, amountCents - usableCents))
}
