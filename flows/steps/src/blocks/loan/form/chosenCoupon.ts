import { restoreSelection, storeSelection, type Coupon, type CouponSelection } from '@koo/pricing'
import type { Memory } from '@koo/page/draft'

/**
 * The coupons selected earlier in this tab, as far as they are still offered. `key`: the storage key of the product, because
 * coupons of one are not those of another.
 */
export function readChosenCoupon(memory: Memory, key: string, offered: readonly Coupon[]): CouponSelection {
  return restoreSelection(parse(memory.getItem(key)), offered)
}

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

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
