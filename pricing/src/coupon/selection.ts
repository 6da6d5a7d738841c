import type { Coupon } from './coupon.ts'
import type { CouponScene } from './fit.ts'

/**
 * What the customer chose in the coupon popup (semantics 7.3): ids only, plain data for a form field or a store.
 *
 * It says what is wanted, not what counts at the moment. While an amount is typed digit by digit, a chosen coupon
 * becomes unusable and usable again; kept as a choice it comes back by itself (OC-39). `reselect` gives what counts for
 * one amount and period. A field that is left out follows the default selection, so `{}` is "nothing chosen yet".
 */
export interface CouponSelection {
  /** Chosen in place of all coupons; it stays until a coupon is picked. */
  readonly instead?: 'noCoupon' | 'limitedTimeRight'
  /** Id of the rate coupon; `null`: none. */
  readonly rate?: string | null
  /** Id of the member right; `null`: none. */
  readonly member?: string | null
  /** Id of the other right; `null`: none. */
  readonly other?: string | null
  readonly raise?: RaiseSelection
}

/** Which raise coupons are chosen (semantics 7.3): all of them or none, but for those that were tapped. */
export interface RaiseSelection {
  readonly all: boolean
  /** Ids. */
  readonly except: readonly string[]
}

/** The coupons that count for one amount and period (semantics 7.3). */
export interface SelectedCoupons {
  readonly rateCoupon: Coupon | null
  readonly memberRight: Coupon | null
  readonly otherRight: Coupon | null
  readonly raiseCoupons: readonly Coupon[]
  /** The customer chose "no coupon"; the default selection then stays away (OC-39). */
  readonly isNoCoupon: boolean
  /** A limited-time right is chosen: no coupons, the addon text is shown. */
  readonly isLimitedTimeRight: boolean
}

/** Raise coupons are chosen by default (semantics 7.3). */
export const ALL_RAISES: RaiseSelection = { all: true, except: [] }

const NOTHING: CouponSelection = {
  rate: null,
  member: null,
  other: null,
  raise: { all: false, except: [] },
}

/**
 * The selection after a tap on a usable coupon (semantics 7.3): a rate coupon takes the place of another; a member or
 * other right takes the place of another or is taken back; each raise coupon is chosen or taken back by itself. It also
 * leaves "no coupon" and the limited-time right, with nothing chosen but this coupon.
 * @param selected what counts now, from `reselect`: a second tap takes back what is there, chosen or by default
 */
export function toggleCoupon(
  selection: CouponSelection,
  coupon: Coupon,
  selected: SelectedCoupons,
): CouponSelection {
  const { instead: _, ...rest } = selection
  switch (coupon.category) {
    case 'rate':
      return { ...rest, rate: coupon.id }
    case 'member':
      return { ...rest, member: selected.memberRight?.id === coupon.id ? null : coupon.id }
    case 'other':
      return { ...rest, other: selected.otherRight?.id === coupon.id ? null : coupon.id }
    case 'raise':
      return { ...rest, raise: toggleRaise(rest.raise ?? ALL_RAISES, coupon.id) }
  }
}

function toggleRaise({ all, except }: RaiseSelection, id: string): RaiseSelection {
  const others = except.filter((each) => each !== id)
  return { all, except: others.length < except.length ? others : [...except, id] }
}

/** "No coupon": nothing is chosen, whatever amount and period become (semantics 7.3, OC-39). */
export function chooseNoCoupon(): CouponSelection {
  return { ...NOTHING, instead: 'noCoupon' }
}

/** A limited-time right: it cannot be shared with coupons, so nothing else is chosen (semantics 7.3). */
export function chooseLimitedTimeRight(): CouponSelection {
  return { ...NOTHING, instead: 'limitedTimeRight' }
}

/**
 * The selection as far as the scene allows it: where "no coupon" is hidden, an earlier choice of it does not count
 * (semantics 7.1, reason 10).
 */
export function allowedSelection(
  selection: CouponSelection,
  { hideNotUsingCoupon }: Pick<CouponScene, 'hideNotUsingCoupon'>,
): CouponSelection {
  return hideNotUsingCoupon && selection.instead === 'noCoupon' ? {} : selection
}
