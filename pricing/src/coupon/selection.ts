import { type Cents, ZERO } from '../number/cents.ts'
import type { Base } from '../schedule/baseSchedule.ts'
import { bestRateCoupon } from './bestRateCoupon.ts'
import type { Coupon } from './coupon.ts'

/** A coupon of the page's list with the verdict of `couponUsability` (semantics 7.1). */
export interface OfferedCoupon {
  readonly coupon: Coupon
  readonly isAvailable: boolean
}

/** What is ticked in the coupon popup (semantics 7.3). */
export interface Selection {
  readonly rateCoupon: Coupon | null
  readonly memberRight: Coupon | null
  readonly otherRight: Coupon | null
  readonly raiseCoupons: readonly Coupon[]
  /** The user chose "no coupon"; the default selection then stays away (OC-39). */
  readonly isNoCoupon: boolean
  /** A limited-time right is chosen: no coupons, the addon text is shown. */
  readonly isLimitedTimeRight: boolean
}

/** What is ticked before anyone chose (semantics 7.3). */
export interface DefaultSelection extends Selection {
  /** Total discount of the chosen rate coupon, cents. */
  readonly discountTotal: Cents
}

/** Nothing chosen (semantics 7.3). */
export const EMPTY_SELECTION: Selection = {
  rateCoupon: null,
  memberRight: null,
  otherRight: null,
  raiseCoupons: [],
  isNoCoupon: false,
  isLimitedTimeRight: false,
}

/**
 * Default choice (semantics 7.3): the best available rate coupon by total discount at this schedule, the first member
 * right, all raise coupons, no other right.
 */
export function selectDefaults(base: Base, offered: readonly OfferedCoupon[]): DefaultSelection {
  const available = offered.filter((offer) => offer.isAvailable).map((offer) => offer.coupon)
  const best = bestRateCoupon(base, available)
  return {
    ...EMPTY_SELECTION,
    rateCoupon: best?.coupon ?? null,
    discountTotal: best?.total ?? ZERO,
    memberRight: available.find((coupon) => coupon.category === 'member') ?? null,
    raiseCoupons: available.filter((coupon) => coupon.category === 'raise'),
  }
}

/** Ticks a rate coupon in place of another; rights are recalculated from the new selection (semantics 7.3). */
export function chooseRateCoupon(selection: Selection, coupon: Coupon): Selection {
  return { ...selection, rateCoupon: coupon, isNoCoupon: false, isLimitedTimeRight: false }
}

/** Ticks or unticks a raise coupon, member right or other right; member and other rights are single (semantics 7.3). */
export function toggleCoupon(selection: Selection, coupon: Coupon): Selection {
  const next = { ...selection, isNoCoupon: false, isLimitedTimeRight: false }
  if (coupon.category === 'member') {
    return { ...next, memberRight: selection.memberRight?.id === coupon.id ? null : coupon }
  }
  if (coupon.category === 'other') {
    return { ...next, otherRight: selection.otherRight?.id === coupon.id ? null : coupon }
  }
  if (coupon.category === 'rate') return chooseRateCoupon(selection, coupon)
  const others = selection.raiseCoupons.filter((raise) => raise.id !== coupon.id)
  const isOff = others.length === selection.raiseCoupons.length
  return { ...next, raiseCoupons: isOff ? [...others, coupon] : others }
}

/** "No coupon": clears everything and stays chosen when amount or period change (OC-39). */
export function chooseNoCoupon(): Selection {
  return { ...EMPTY_SELECTION, isNoCoupon: true }
}

/** A limited-time right cannot be shared with coupons: it clears them (semantics 7.3). */
export function chooseLimitedTimeRight(): Selection {
  return { ...EMPTY_SELECTION, isLimitedTimeRight: true }
}

/**
 * The selection after amount or period changed (OC-39): a chosen coupon that became unusable gives way to the default
 * selection; raise coupons that became unusable are dropped. Where nothing is chosen, as with "no coupon" or a
 * limited-time right, nothing is put in its place.
 */
export function reselect(base: Base, offered: readonly OfferedCoupon[], selection: Selection): Selection {
  const usable = new Set(offered.filter((offer) => offer.isAvailable).map((offer) => offer.coupon.id))
  const isLost = (coupon: Coupon | null): boolean => coupon !== null && !usable.has(coupon.id)
  const defaults = selectDefaults(base, offered)
  return {
    ...selection,
    rateCoupon: isLost(selection.rateCoupon) ? defaults.rateCoupon : selection.rateCoupon,
    memberRight: isLost(selection.memberRight) ? defaults.memberRight : selection.memberRight,
    otherRight: isLost(selection.otherRight) ? null : selection.otherRight,
    raiseCoupons: selection.raiseCoupons.filter((coupon) => !isLost(coupon)),
  }
}

/** The recommended-coupon flag: the recommended period is the default one and a coupon is chosen (semantics 7.3). */
export function isRecommendedCoupon(
  selection: Selection,
  recommendedPeriod: number | null,
  defaultPeriod: number | null,
): boolean {
  return recommendedPeriod !== null && recommendedPeriod === defaultPeriod && selection.rateCoupon !== null
}
