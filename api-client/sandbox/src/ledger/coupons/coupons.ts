import { COUPON_CAPS } from '../state/coupon.ts'
import { asCents, couponUsability, readCoupon } from '@koo/pricing'
import type { Context } from '../../engine/context.ts'
import { PRODUCTS } from './products.ts'
import type { Persona } from '../../engine/persona.ts'
import type { CouponWire } from '../../people/personas/coupons/seed.ts'
import { fieldLabel } from '../../engine/labels.ts'
import { Refusal, RESULTS, resultText } from '../../engine/results.ts'
import { unshiftCapped, type User, type World } from '../../engine/world.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { isOpenLoan } from '../state/reviews.ts'
import { centsOf } from '../../engine/money.ts'

/** The selected coupons of one loan, by their kind. */
export interface ChosenCoupons {
  all: CouponWire[]
  /** The rate coupon: at most one. */
  rate: CouponWire | null
  /** The additional member right: at most one. */
  right: CouponWire | null
  /** Cents that the raise coupons add to the limit. */
  raiseCents: number
}

/** The loan that coupons are requested for. */
export interface LoanOfCoupons {
  amountCents: number
  period: number
  /** Scene of the loan; missing: the wallet's own. */
  scene?: 'main' | 'leadFlow'
}

/** Persona coupons are created for each world; the last list is cached, since 'many' has ten thousand of them. */
let latest: { make: Persona['coupons']; since: number; list: CouponWire[] } | null = null

function granted(persona: Persona, since: number): readonly CouponWire[] {
  if (latest === null || latest.make !== persona.coupons || latest.since !== since) {
    latest = { make: persona.coupons, since, list: persona.coupons(since) }
  }
  return latest.list
}

/**
 * A customer's coupons with their current state: coupons of loans that were not refused are used.
 *
 * @param now world time; if given, coupons after their last day are marked as expired
 */
export function couponsOf(world: World, user: User, persona: Persona, now?: number): CouponWire[] {
  const today = now === undefined ? '' : beijingDay(now)
  const used = new Set([
    ...user.loans.filter(isOpenLoan).flatMap((loan) => loan.terms.couponIds),
    ...user.spentCoupons,
  ])
  return [...user.grants, ...granted(persona, world.since)].map((coupon) => {
    if (used.has(coupon.couponId)) return { ...coupon, statusId: 2 }
    const isOver = coupon.statusId !== 2 && coupon.endDate.slice(0, 10) < today
    return isOver ? { ...coupon, statusId: 3 } : coupon
  })
}

/** Adds a coupon to a customer; the newest is first in the list. */
export function grantCoupon(user: User, coupon: CouponWire): void {
  unshiftCapped(user.grants, coupon, COUPON_CAPS.grants)
}

/**
 * The coupons of a request, each of them usable for this loan.
 *
 * @throws Refusal 42111 naming the first one that is not usable, or that cannot be combined with the others
 */
export function chooseCoupons(context: Context, ids: readonly string[], loan: LoanOfCoupons): ChosenCoupons {
  const { chosen, refused } = sortCoupons(context, ids, loan)
  const first = refused[0]
  if (first !== undefined) throw new Refusal(RESULTS.couponUnusable, first)
  return chosen
}

/**
 * The requested coupons that are usable for this loan; the others are left out (after the lender changed the amount).
 */
export function keepUsable(context: Context, ids: readonly string[], loan: LoanOfCoupons): ChosenCoupons {
  return sortCoupons(context, ids, loan).chosen
}

function sortCoupons(
  context: Context,
  ids: readonly string[],
  loan: LoanOfCoupons,
): { chosen: ChosenCoupons; refused: string[] } {
  const persona = context.persona()
  const own = couponsOf(context.world, context.user(), persona)
  const scene = {
    now: context.now,
    scene: loan.scene ?? 'main',
    customer: persona.customerKind,
    products: PRODUCTS,
    offeredPeriods: persona.loan.periods.map((offer) => offer.loanPeriod),
    period: loan.period,
    amount: asCents(loan.amountCents),
    ...persona.couponRules,
  }
  const chosen: ChosenCoupons = { all: [], rate: null, right: null, raiseCents: 0 }
  const refused: string[] = []
  const seen = new Set<string>()
  let others = 0
  for (const id of ids) {
    const coupon = own.find((each) => each.couponId === id)
    if (!coupon || seen.has(id)) {
      refused.push(resultText(RESULTS.couponUnusable))
      continue
    }
    seen.add(id)
    const usability = couponUsability(readCoupon(coupon), scene)
    const single =
      coupon.category === 'rate' ? chosen.rate : coupon.category === 'member' ? chosen.right : null
    if (!usability.isAvailable || single !== null || (coupon.category === 'other' && others > 0)) {
      const reason = usability.messages[0] ?? '同类优惠只能选择一张'
      refused.push(`${fieldLabel('couponIds')}“${coupon.name}”：${reason}`)
      continue
    }
    chosen.all.push(coupon)
    if (coupon.category === 'rate') chosen.rate = coupon
    else if (coupon.category === 'member') chosen.right = coupon
    else if (coupon.category === 'raise') chosen.raiseCents += centsOf(coupon.amount)
    else others += 1
  }
  return { chosen, refused }
}
