import type { Memory } from '@koo/page/draft'
import { storeSelection, type Coupon, type CouponSelection } from '@koo/pricing'

/** Keeps the selection in the tab: ids and versions of their terms, never amounts. */
export function keepChosenCoupon(
  memory: Memory,
  key: string,
  selection: CouponSelection,
  offered: readonly Coupon[],
): void {
  const stored = storeSelection(selection, offered)
  if (stored === null) memory.removeItem(key)
  else memory.setItem(key, JSON.stringify(stored))
}
