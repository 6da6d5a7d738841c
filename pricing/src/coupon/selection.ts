import type { Coupon } from './coupon.ts'
import type { CouponScene } from './fit.ts'

// semantics 7.3, OC-39
/**
 * What the customer chose in the coupon popup. Ids only: plain data for a form field or for storage.
 *
 * It holds the choice, not the coupons that apply at the moment. While an amount is typed digit by digit, a chosen
 * coupon becomes unusable and usable again; because the choice is kept, the coupon comes back by itself. `reselect`
 * returns the coupons that apply at one amount and period. A field that is left out follows the default selection, so
 * `{}` means "nothing chosen yet".
 */
export interface CouponSelection {
  /** Chosen in place of all coupons; kept until the customer selects a coupon. */
  readonly instead?: 'noCoupon' | 'limitedTimeRight'
  /** Id of the rate coupon; `null`: none. */
  readonly rate?: string | null
  /** Id of the member right; `null`: none. */
  readonly member?: string | null
  /** Id of the other right; `null`: none. */
  readonly other?: string | null
  readonly raise?: RaiseSelection
}

// semantics 7.3
/** Which raise coupons are selected: all or none, except those the customer tapped. */
export interface RaiseSelection {
  readonly all: boolean
  /** Ids. */
  readonly except: readonly string[]
}

// semantics 7.3, OC-39
/** The coupons that apply at one amount and period. */
export interface SelectedCoupons {
  readonly rateCoupon: Coupon | null
  readonly memberRight: Coupon | null
  readonly otherRight: Coupon | null
  readonly raiseCoupons: readonly Coupon[]
  /** The customer chose "no coupon", so the default selection is not used. */
  readonly isNoCoupon: boolean
  /** A limited-time right is chosen: no coupons apply, and the addon text is shown. */
  readonly isLimitedTimeRight: boolean
}

// semantics 7.3
/** All raise coupons are selected by default. */
export const ALL_RAISES: RaiseSelection = { all: true, except: [] }

const NOTHING: CouponSelection = {
  rate: null,
  member: null,
  other: null,
  raise: { all: false, except: [] },
}

// semantics 7.3, OC-39
/** The selection after "no coupon": nothing is selected, also after a change of amount or period. */
export function chooseNoCoupon(): CouponSelection {
  return { ...NOTHING, instead: 'noCoupon' }
}

// semantics 7.3
/** The selection after a limited-time right: it cannot be combined with coupons, so nothing else is selected. */
export function chooseLimitedTimeRight(): CouponSelection {
  return { ...NOTHING, instead: 'limitedTimeRight' }
}

// semantics 7.1
/** The selection that the scene allows: where "no coupon" is hidden, an earlier "no coupon" is ignored (reason 10). */
export function allowedSelection(
  selection: CouponSelection,
  { hideNotUsingCoupon }: Pick<CouponScene, 'hideNotUsingCoupon'>,
): CouponSelection {
  return hideNotUsingCoupon && selection.instead === 'noCoupon' ? {} : selection
}
