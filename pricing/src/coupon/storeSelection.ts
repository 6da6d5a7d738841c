import type { Coupon } from './coupon.ts'
import type { CouponSelection } from './selection.ts'
import { type StoredSelection, SLOTS, termsVersion } from './storedSelection.ts'

// semantics 7.3
/**
 * The part of a selection to store; `null`: nothing. A limited-time right is not stored, because it may have ended when
 * the data is read.
 * @param offered the coupons of the reply
 */
export function storeSelection(
  selection: CouponSelection,
  offered: readonly Coupon[],
): StoredSelection | null {
  if (selection.instead === 'noCoupon') return { none: true }
  if (selection.instead === 'limitedTimeRight') return null
  const stored: { -readonly [Slot in keyof StoredSelection]: StoredSelection[Slot] } = {}
  for (const slot of SLOTS) {
    const id = selection[slot]
    const coupon = offered.find((each) => each.id === id)
    if (id === null) stored[slot] = null
    else if (coupon !== undefined) stored[slot] = { id: coupon.id, version: termsVersion(coupon) }
  }
  if (selection.raise !== undefined) stored.raise = selection.raise
  return Object.keys(stored).length === 0 ? null : stored
}
