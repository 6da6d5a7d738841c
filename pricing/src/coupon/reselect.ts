import { type Cents, ZERO } from '../number/cents.ts'
import type { Base } from '../schedule/baseSchedule.ts'
import { bestRateCoupon } from './bestRateCoupon.ts'
import type { Coupon, CouponCategory } from './coupon.ts'
import { ALL_RAISES, type CouponSelection, type SelectedCoupons } from './selection.ts'

// semantics 7.1
/** A coupon of the page's list, with the result of `couponUsability`. */
export interface OfferedCoupon {
  readonly coupon: Coupon
  readonly isAvailable: boolean
}

// semantics 7.3
/** The selection before the customer has chosen anything. */
export interface DefaultSelection extends SelectedCoupons {
  /** Total discount of the selected rate coupon, in cents. */
  readonly discountTotal: Cents
}

// semantics 7.3
/**
 * Default selection: the available rate coupon with the largest total discount on this schedule, the first member right,
 * all raise coupons, no other right.
 * @param base the schedule before any coupon; `null`: no schedule, so no rate coupon is selected
 */
export function selectDefaults(base: Base | null, offered: readonly OfferedCoupon[]): DefaultSelection {
  const available = availableOf(offered)
  const best = base === null ? null : bestRateCoupon(base, available)
  return {
    rateCoupon: best?.coupon ?? null,
    discountTotal: best?.total ?? ZERO,
    memberRight: available.find((coupon) => coupon.category === 'member') ?? null,
    otherRight: null,
    raiseCoupons: available.filter((coupon) => coupon.category === 'raise'),
    isNoCoupon: false,
    isLimitedTimeRight: false,
  }
}

// semantics 7.3, OC-39
/**
 * The coupons of a selection that apply at one amount and period. Call it again after every change of amount or period.
 * A selected coupon that cannot be used there is replaced by the default selection, and applies again as soon as it can
 * be used.
 * @param base the schedule before any coupon; `null`: no schedule
 */
export function reselect(
  base: Base | null,
  offered: readonly OfferedCoupon[],
  selection: CouponSelection,
): SelectedCoupons {
  const available = availableOf(offered)
  const { discountTotal: _, ...defaults } = selectDefaults(base, offered)
  const { rate, member, other, raise = ALL_RAISES, instead } = selection
  const pick = (category: CouponCategory, id: string | null | undefined, fallback: Coupon | null) =>
    id === null
      ? null
      : (available.find((coupon) => coupon.category === category && coupon.id === id) ?? fallback)
  return {
    rateCoupon: pick('rate', rate, defaults.rateCoupon),
    memberRight: pick('member', member, defaults.memberRight),
    otherRight: pick('other', other, null),
    raiseCoupons: defaults.raiseCoupons.filter(({ id }) => raise.all !== raise.except.includes(id)),
    isNoCoupon: instead === 'noCoupon',
    isLimitedTimeRight: instead === 'limitedTimeRight',
  }
}

function availableOf(offered: readonly OfferedCoupon[]): Coupon[] {
  return offered.filter((offer) => offer.isAvailable).map((offer) => offer.coupon)
}

// semantics 7.4
/** The selected coupons in the order in which they apply: rate coupon, rights on top of it, raise coupons. */
export function selectedList({
  rateCoupon,
  memberRight,
  otherRight,
  raiseCoupons,
}: SelectedCoupons): Coupon[] {
  return [rateCoupon, memberRight, otherRight, ...raiseCoupons].filter((coupon) => coupon !== null)
}

// semantics 7.3
/** Whether the recommended-coupon flag is set: the recommended period is the default one and a coupon is selected. */
export function isRecommendedCoupon(
  selected: SelectedCoupons,
  recommendedPeriod: number | null,
  defaultPeriod: number | null,
): boolean {
  return recommendedPeriod !== null && recommendedPeriod === defaultPeriod && selected.rateCoupon !== null
}
