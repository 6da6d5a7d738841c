import {
  applyBenefit,
  baseSchedule,
  duesAfter,
  parseTerms,
  readCoupon,
  scheduleIrr,
  scheduleRows,
  shownAnnualRate,
  toCents,
  yuanText,
  type Cents,
  type Discounts,
} from '@koo/pricing'
import type { CouponWire, RateRow } from '../personas/types.ts'
import { Refusal, RESULTS } from '../results.ts'
import type { Quote } from '../world.ts'

/** Integer cents of an amount on the wire; missing or negative is 0. */
export function centsOf(yuan: number | string | null | undefined): number {
  return toCents(yuan)
}

/** Cents as the contract's decimal text, '945.60'. */
export function wireYuan(cents: number): string {
  return yuanText(cents as Cents)
}

/** A rate as the contract's decimal text, twelve decimals. */
function wireRate(rate: number): string {
  return rate.toFixed(12)
}

/** What a quote is asked for. */
export interface QuoteInput {
  amountCents: number
  period: number
  rates: RateRow
  /** Milliseconds to the first bill. */
  billDays: number
  /** The rate coupon, and the member right on top of it. */
  coupon: CouponWire | null
  right: CouponWire | null
}

/**
 * Prices a loan with the same rules the pages use (@koo/pricing): coupon first, then the member right on what the
 * coupon left (semantics 7.4). The `couponValue` of a row is what both took off, so total - couponValue = realTotal.
 */
export function priceLoan(input: QuoteInput): Quote {
  const { amountCents, period, rates, billDays } = input
  const terms = parseTerms({
    amount: wireYuan(amountCents),
    loanPeriod: period,
    yearRate: rates.irr,
    handFeeRate: rates.handFeeRate,
    instBaseYearRate: rates.instBaseYearRate,
    billDays,
  })
  if (terms === null) throw new Refusal(RESULTS.ratesFailed)
  const base = baseSchedule(terms)
  const coupon = input.coupon && applyBenefit(base, readCoupon(input.coupon).benefit)
  const right = input.right && applyBenefit(base, readCoupon(input.right).benefit, coupon)
  const dues = duesAfter(base, coupon, right)
  const rows = scheduleRows(base, sumOf(period, coupon, right))
  return {
    amountCents,
    period,
    rates: {
      irr: String(rates.irr),
      handFeeRate: String(rates.handFeeRate),
      instBaseYearRate: String(rates.instBaseYearRate),
    },
    billDays,
    rows: rows.map((row) => [row.principal, row.interest, row.serviceCharge, row.handlingFee, row.discount]),
    monthPayCents: meanHalfUp(dues),
    couponCents: coupon?.total ?? 0,
    rightCents: right?.total ?? 0,
    beforeApr: wireRate(shownAnnualRate(base)),
    afterApr: wireRate(shownAnnualRate(base, coupon, right)),
    beforeIrr: wireRate(scheduleIrr(base)),
  }
}

/** The mean due, half a cent up (semantics 3.6). */
function meanHalfUp(dues: readonly number[]): number {
  const sum = dues.reduce((total, due) => total + due, 0)
  return Math.floor((2 * sum + dues.length) / (2 * dues.length))
}

function sumOf(period: number, coupon: Discounts | null, right: Discounts | null): Cents[] {
  return Array.from(
    { length: period },
    (_, k) => ((coupon?.perPeriod[k] ?? 0) + (right?.perPeriod[k] ?? 0)) as Cents,
  )
}
