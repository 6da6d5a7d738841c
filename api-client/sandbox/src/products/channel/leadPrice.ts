import {
  applyBenefit,
  asCents,
  baseSchedule,
  combineDiscounts,
  couponUsability,
  parseTerms,
  readCoupon,
  scheduleIrr,
} from '@koo/pricing'
import { customerOf, type Context } from '../../engine/context.ts'
import { PRODUCTS } from '../../ledger/coupons/products.ts'
import type { RateRow } from '../../ledger/state/loanSeed.ts'
import type { CouponWire } from '../../people/personas/coupons/seed.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Quote } from '../../ledger/state/loan.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { couponsOf } from '../../ledger/coupons/coupons.ts'
import { wireYuan } from '../../engine/money.ts'
import { priceLoan } from '../../ledger/loans/price.ts'

/** A quoted lead-flow loan; its rates do not depend on the amount. */
export interface LeadTerms {
  amountCents: number
  period: number
  rates: RateRow
}

/** Product of the lead lender, and `statusId` of a right that was not used. */
export const LEAD_PRODUCT = 'L1'
const UNUSED = 1

/** The first bill is one whole month later, so all months have the same charge. */
const WHOLE_MONTH_MS = 30 * DAY_MS

/** Repayment day of a lead-flow loan taken at `now`: the day of the month on which it was taken. */
export function leadRepaymentDay(now: number): number {
  return Number(beijingDay(now).slice(8))
}

/** The schedule of a lead-flow loan, with or without a coupon, and with or without a right on top of it. */
export function priceLead(
  { amountCents, period, rates }: LeadTerms,
  coupon: CouponWire | null,
  right: CouponWire | null = null,
): Quote {
  return priceLoan({ amountCents, period, rates, billDays: WHOLE_MONTH_MS, coupon, right })
}

/** Annual rate of the schedule after a coupon and a right, a fraction as decimal text. */
export function leadIrr(
  { amountCents, period, rates }: LeadTerms,
  coupon: CouponWire | null,
  right: CouponWire | null = null,
): string {
  const terms = parseTerms({
    amount: wireYuan(amountCents),
    loanPeriod: period,
    yearRate: rates.irr,
    handFeeRate: rates.handFeeRate,
    instBaseYearRate: rates.instBaseYearRate,
  })
  if (terms === null) throw new Refusal(RESULTS.ratesFailed)
  const base = baseSchedule(terms)
  const first = coupon && applyBenefit(base, readCoupon(coupon).benefit)
  const second = right && applyBenefit(base, readCoupon(right).benefit, first)
  return scheduleIrr(base, combineDiscounts(first, second)).toFixed(12)
}

/** The member rights of a lead-flow loan that the customer still has, whether or not they fit this amount. */
export function leadRights(context: Context): CouponWire[] {
  return ownCoupons(context).filter(
    ({ category, statusId, productIds }) =>
      category === 'member' && statusId === UNUSED && productIds?.includes(LEAD_PRODUCT),
  )
}

/** The one of them that lowers this loan: the first that can be used for it. */
export function leadRight(context: Context, terms: LeadTerms): CouponWire | null {
  return leadRights(context).find((right) => reasonsOf(context, right, terms).length === 0) ?? null
}

/** Usable rate coupons for a lead-flow loan, the one with the largest saving first. */
export function leadCoupons(context: Context, terms: LeadTerms): CouponWire[] {
  return ownCoupons(context)
    .filter((coupon) => coupon.category === 'rate' && reasonsOf(context, coupon, terms).length === 0)
    .map((coupon) => ({ coupon, saved: priceLead(terms, coupon).couponCents }))
    .sort((a, b) => b.saved - a.saved)
    .map(({ coupon }) => coupon)
}

/** The customer's coupon for a lead-flow loan; refuses with 42111 when it cannot be used. */
export function leadCoupon(context: Context, couponId: string, terms: LeadTerms): CouponWire {
  const coupon = ownCoupons(context).find((each) => each.couponId === couponId)
  if (!coupon || coupon.category !== 'rate') throw new Refusal(RESULTS.couponUnusable)
  const [first] = reasonsOf(context, coupon, terms)
  if (first !== undefined) throw new Refusal(RESULTS.couponUnusable, `优惠券“${coupon.name}”：${first}`)
  return coupon
}

function ownCoupons(context: Context): CouponWire[] {
  const { world, user, persona } = customerOf(context)
  return couponsOf(world, user, persona)
}

/** Why a coupon cannot be used, as a text for the customer; empty when it can. */
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
