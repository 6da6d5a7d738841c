import {
  applyBenefit,
  asCents,
  averageCents,
  baseSchedule,
  combineDiscounts,
  duesAfter,
  parseTerms,
  readCoupon,
  realAnnualRate,
  scheduleIrr,
  scheduleRows,
  shownAnnualRate,
  sumCents,
} from '@koo/pricing'
import type { RateRow } from '../state/loanSeed.ts'
import type { CouponWire } from '../../people/personas/coupons/seed.ts'
import { wireYuan } from '../../engine/money.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { rowCents } from './rows.ts'
import type { Quote, Row } from '../state/loan.ts'

/** A rate as the contract's decimal text, twelve decimals. */
export function wireRate(rate: number): string {
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

// semantics 7.4
/**
 * Prices a loan with the same rules as the pages (@koo/pricing): first the coupon, then the member right on the
 * remaining charge. The `couponValue` of a row is the sum of both, so total - couponValue = realTotal.
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

/**
 * The figures of several loans that one customer gets together, such as the parts of a mixed loan: the sums of their rows
 * and payments, and the real annual rate of the whole. The loans have the same number of periods.
 */
export function priceTogether(parts: readonly [Quote, ...Quote[]]): Quote {
  const [first] = parts
  const sum = (of: (quote: Quote) => number) => parts.reduce((total, quote) => total + of(quote), 0)
  const column = (k: number, at: 0 | 1 | 2 | 3 | 4) => sum(({ rows }) => rows[k]?.[at] ?? 0)
  const rows = first.rows.map((_, k): Row => [
    column(k, 0),
    column(k, 1),
    column(k, 2),
    column(k, 3),
    column(k, 4),
  ])
  const amountCents = sum((quote) => quote.amountCents)
  const { irr, handFeeRate, instBaseYearRate } = first.rates
  const terms = parseTerms({
    amount: wireYuan(amountCents),
    loanPeriod: first.period,
    yearRate: irr,
    handFeeRate,
    instBaseYearRate,
    billDays: first.billDays,
  })
  if (terms === null) throw new Refusal(RESULTS.ratesFailed)
  const cents = (at: 0 | 1 | 2 | 3 | 4) => rows.map((row) => asCents(row[at]))
  const base = {
    terms,
    principal: cents(0),
    interest: cents(1),
    serviceCharge: cents(2),
    handlingFee: cents(3),
    due: rows.map((row) => asCents(rowCents(row).total)),
  }
  const discounts = { perPeriod: cents(4), total: sumCents(cents(4)) }
  // Parts at different rates have no rate of a contract: the real one is shown, which counts a short first period.
  const isOneRate = parts.every(({ rates }) => rates.irr === irr && rates.handFeeRate === handFeeRate)
  const rate = isOneRate ? shownAnnualRate : realAnnualRate
  return {
    ...first,
    amountCents,
    rows,
    monthPayCents: sum((quote) => quote.monthPayCents),
    couponCents: sum((quote) => quote.couponCents),
    rightCents: sum((quote) => quote.rightCents),
    beforeApr: wireRate(rate(base)),
    afterApr: wireRate(rate(base, discounts)),
    beforeIrr: wireRate(scheduleIrr(base)),
  }
}
