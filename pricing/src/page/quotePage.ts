import { bestRateCoupon } from '../coupon/bestRateCoupon.ts'
import { type CouponScene, fitsScene, isUsableNow } from '../coupon/fit.ts'
import type { Coupon } from '../coupon/coupon.ts'
import type { Cents } from '../number/cents.ts'
import type { Rate } from '../number/rate.ts'
import { type Base, baseSchedule } from '../schedule/baseSchedule.ts'
import { type Terms, firstPeriodDays } from '../schedule/terms.ts'
import { PeriodQuote } from './periodQuote.ts'
import { type RateRow, rateFor, termsFromRow } from './rateFor.ts'

// semantics 11
/** What the page reads once: rates, coupons and the scene in which coupons are checked. */
export interface QuoterInput {
  readonly rateTable: readonly RateRow[]
  /** Period counts in the order of the cards. */
  readonly periods: readonly number[]
  readonly coupons: readonly Coupon[]
  readonly scene: CouponScene
  /** Milliseconds from the server's time to the first bill; missing: a whole month. */
  readonly msToFirstBill?: number | null
  /** 'bill' (calculation type 1) splits the principal equally; 'base' when left out. */
  readonly plan?: 'base' | 'bill'
}

// semantics 7.3, 7.4, OC-39
/** What the customer chose, and when. */
export interface QuoteChoice {
  /** Epoch ms, server clock. */
  readonly now: number
  /**
   * Left out: the best coupon of each period. `null`: no coupon. A coupon id: this coupon where it can be used,
   * elsewhere the best one.
   */
  readonly couponId?: string | null
  /** A right on top of the coupon. */
  readonly right?: Coupon | null
}

// semantics 7.3, OC-43
/** What changes while the user types and chooses. */
export interface QuoteRequest extends QuoteChoice {
  /** Cents. */
  readonly amount: Cents
  /** Highest annual rate when a low-fee right is chosen. */
  readonly annualRateLimit?: Rate | null
}

// semantics 11
/** A period card. `quote` is `null` when the rate table has no row for this amount and period. */
export interface PeriodCard {
  readonly periods: number
  readonly quote: PeriodQuote | null
}

// semantics 11, 7.1
/** Calculates the cards of one page on every change; made by `createQuoter`. */
export interface Quoter {
  /** All cards. Fast on every keystroke: base schedules are kept until amount or rate limit change. */
  quote(request: QuoteRequest): readonly PeriodCard[]
  /**
   * The schedule of one period before any coupon, on which coupons are compared; `null` when the rate table has no row
   * for it.
   */
  base(request: Pick<QuoteRequest, 'amount' | 'annualRateLimit'>, periods: number): Base | null
  /**
   * The coupons that can be used now at one amount and period, in list order. The same coupons that `judgeCoupons` finds
   * available, but without reasons, so it is fast on every keystroke.
   */
  usable(request: Pick<QuoteRequest, 'amount' | 'now'>, periods: number): readonly Coupon[]
}

// semantics 11
/**
 * Makes the quoter of the loan page. Read the replies once (`readRateTable`, `readCoupon`, `readCouponScene`), make a
 * quoter, then call `quote` on every keystroke or choice. Never throws for data from the `read…` functions.
 */
export function createQuoter(input: QuoterInput): Quoter {
  const fitting = input.coupons.filter((coupon) => fitsScene(coupon, input.scene))
  const days = firstPeriodDays(input.msToFirstBill)
  const plan = input.plan ?? 'base'
  let kept: { amount: Cents; limit: Rate | null; bases: readonly (Base | null)[] } | null = null

  const basesFor = (amount: Cents, limit: Rate | null): readonly (Base | null)[] => {
    if (kept === null || kept.amount !== amount || kept.limit !== limit) {
      const bases = input.periods.map((periods) => {
        const row = rateFor(input.rateTable, amount, periods)
        const options = { annualRateLimit: limit, firstPeriodDays: days, plan }
        const terms = row === null ? null : termsFromRow(row, amount, options)
        return terms === null ? null : baseSchedule(terms)
      })
      kept = { amount, limit, bases }
    }
    return kept.bases
  }
  return {
    quote: (request) =>
      quoteBases(basesFor(request.amount, request.annualRateLimit ?? null), fitting, request).map(
        (quote, i) => ({ periods: input.periods[i] ?? 0, quote }),
      ),
    base: (request, periods) =>
      basesFor(request.amount, request.annualRateLimit ?? null)[input.periods.indexOf(periods)] ?? null,
    usable: ({ amount, now }, periods) =>
      fitting.filter((coupon) => isUsableNow(coupon, amount, periods, now)),
  }
}

// semantics 7.3
/**
 * Quotes the terms of each period with a coupon: the chosen one where it can be used, else the best usable rate coupon.
 * @param terms one per period; `null` where nothing can be quoted
 * @param coupons coupons that fit the scene; amount, period and time are checked here
 */
export function quotePage(
  terms: readonly (Terms | null)[],
  coupons: readonly Coupon[],
  request: QuoteChoice,
): (PeriodQuote | null)[] {
  return quoteBases(
    terms.map((one) => one && baseSchedule(one)),
    coupons,
    request,
  )
}

function quoteBases(
  bases: readonly (Base | null)[],
  coupons: readonly Coupon[],
  request: QuoteChoice,
): (PeriodQuote | null)[] {
  const right = request.right ?? null
  return bases.map((base) => {
    if (base === null) return null
    const { principal, periods } = base.terms
    const coupon = request.couponId === null ? null : couponFor(base, coupons, request)
    const isRightUsable = right !== null && isUsableNow(right, principal, periods, request.now)
    return new PeriodQuote(base, coupon, isRightUsable ? right : null)
  })
}

function couponFor(base: Base, coupons: readonly Coupon[], request: QuoteChoice): Coupon | null {
  const { principal, periods } = base.terms
  const usable = coupons.filter(
    (coupon) => coupon.category === 'rate' && isUsableNow(coupon, principal, periods, request.now),
  )
  return (
    usable.find((coupon) => coupon.id === request.couponId) ?? bestRateCoupon(base, usable)?.coupon ?? null
  )
}
