import {
  applyBenefit,
  averageCents,
  baseSchedule,
  combineDiscounts,
  duesAfter,
  parseTerms,
  readCoupon,
  scheduleIrr,
  scheduleRows,
  shownAnnualRate,
} from '@koo/pricing'
import type { RateRow } from './seed.ts'
import type { CouponWire } from '../coupon/seed.ts'
import { wireYuan } from '../../engine/money.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Quote } from './state.ts'

/** A rate as the contract's decimal text, twelve decimals. */
function wireRate(rate: number): string {
  return rate.toFixed(12)
}

/** Input of a quote. */
export interface QuoteInput {
  amountCents: number
  period: number
  rates: RateRow
  /** Milliseconds to the first bill. */
  billDays: number
  /** The rate coupon, and the member right in addition to it. */
  coupon: CouponWire | null
  right: CouponWire | null
}

/**
 * Prices a loan with the same rules as the pages (@koo/pricing): first the coupon, then the member right on the
 * remaining charge (semantics 7.4). The `couponValue` of a row is the sum of both, so total - couponValue = realTotal.
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
