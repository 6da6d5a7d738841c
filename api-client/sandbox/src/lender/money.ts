import {
  applyBenefit,
  asCents,
  averageCents,
  baseSchedule,
  combineDiscounts,
  duesAfter,
  parseTerms,
  readCoupon,
  scheduleIrr,
  scheduleRows,
  shownAnnualRate,
  toCents,
  yuanText,
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
  return yuanText(asCents(cents))
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
  const rows = scheduleRows(base, combineDiscounts(coupon, right)?.perPeriod)
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
    monthPayCents: averageCents(dues),
    couponCents: coupon?.total ?? 0,
    rightCents: right?.total ?? 0,
    beforeApr: wireRate(shownAnnualRate(base)),
    afterApr: wireRate(shownAnnualRate(base, coupon, right)),
    beforeIrr: wireRate(scheduleIrr(base)),
  }
}
