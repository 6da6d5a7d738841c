import type { Coupon } from './coupon.ts'
import { type CouponSelection, type RaiseSelection, type SelectedCoupons, ALL_RAISES } from './selection.ts'

// semantics 7.3
/**
 * The selection after a tap on a usable coupon. A rate coupon replaces another one. A member or other right replaces
 * another one, or is deselected. Each raise coupon is selected or deselected by itself. A tap also ends "no coupon" and
 * the limited-time right; then only the tapped coupon is selected.
 * @param selected what applies now, from `reselect`: a second tap deselects a right, selected by the customer or by
 * default
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
