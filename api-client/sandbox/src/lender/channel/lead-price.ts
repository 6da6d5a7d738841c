import {
  applyBenefit,
  asCents,
  baseSchedule,
  couponUsability,
  parseTerms,
  readCoupon,
  scheduleIrr,
} from '@koo/pricing'
import { originOf, type Context } from '../../context.ts'
import { PRODUCTS } from '../../personas/coupon-kinds.ts'
import type { CouponWire, RateRow } from '../../personas/types.ts'
import { Refusal, RESULTS } from '../../results.ts'
import type { Quote } from '../../world.ts'
import { beijingDay, DAY_MS } from '../calendar.ts'
import { couponsOf } from '../coupons.ts'
import { priceLoan, wireYuan } from '../money.ts'

/** A lead-flow loan as it is quoted; its rates do not depend on the amount. */
export interface LeadTerms {
  amountCents: number
  period: number
  rates: RateRow
}

/** The first bill lies a whole month ahead, so every month is charged alike. */
const WHOLE_MONTH_MS = 30 * DAY_MS

/** Day of the month on which a lead-flow loan of `now` falls due: the day it was taken on. */
export function leadRepaymentDay(now: number): number {
  return Number(beijingDay(now).slice(8))
}

/** The schedule of a lead-flow loan with a coupon or none. */
export function priceLead({ amountCents, period, rates }: LeadTerms, coupon: CouponWire | null): Quote {
  return priceLoan({ amountCents, period, rates, billDays: WHOLE_MONTH_MS, coupon, right: null })
}

/** Annual rate of the dues a coupon leaves, a fraction as decimal text. */
export function leadIrr({ amountCents, period, rates }: LeadTerms, coupon: CouponWire | null): string {
  const terms = parseTerms({
    amount: wireYuan(amountCents),
    loanPeriod: period,
    yearRate: rates.irr,
    handFeeRate: rates.handFeeRate,
    instBaseYearRate: rates.instBaseYearRate,
  })
  if (terms === null) throw new Refusal(RESULTS.ratesFailed)
  const base = baseSchedule(terms)
  const discounts = coupon && applyBenefit(base, readCoupon(coupon).benefit)
  return scheduleIrr(base, discounts).toFixed(12)
}

/** The rate coupons that can be used on a lead-flow loan, the one that saves most first. */
export function leadCoupons(context: Context, terms: LeadTerms): CouponWire[] {
  return ownCoupons(context)
    .filter((coupon) => coupon.category === 'rate' && reasonsOf(context, coupon, terms).length === 0)
    .map((coupon) => ({ coupon, saved: priceLead(terms, coupon).couponCents }))
    .sort((a, b) => b.saved - a.saved)
    .map(({ coupon }) => coupon)
}

/** A coupon a customer named for a lead-flow loan; refuses with 42111 when it cannot be used on it. */
export function leadCoupon(context: Context, couponId: string, terms: LeadTerms): CouponWire {
  const coupon = ownCoupons(context).find((each) => each.couponId === couponId)
  if (!coupon || coupon.category !== 'rate') throw new Refusal(RESULTS.couponUnusable)
  const [first] = reasonsOf(context, coupon, terms)
  if (first !== undefined) throw new Refusal(RESULTS.couponUnusable, `优惠券“${coupon.name}”：${first}`)
  return coupon
}

function ownCoupons(context: Context): CouponWire[] {
  const { world, user, persona } = originOf(context)
  return couponsOf(world, user, persona)
}

/** Why a coupon cannot be used, in the customer's words; empty: it can. */
function reasonsOf(
  context: Context,
  coupon: CouponWire,
  { amountCents, period }: LeadTerms,
): readonly string[] {
  const persona = context.persona()
  const { isAvailable, messages } = couponUsability(readCoupon(coupon), {
    now: context.now,
    scene: 'leadFlow',
    customer: persona.customerKind,
    products: PRODUCTS,
    offeredPeriods: persona.loan.periods.map(({ loanPeriod }) => loanPeriod),
    period,
    amount: asCents(amountCents),
    ...persona.couponRules,
  })
  if (isAvailable) return []
  return messages.length > 0 ? messages : ['不适用于当前借款']
}
