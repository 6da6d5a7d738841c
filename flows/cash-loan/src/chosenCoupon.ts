import { restoreSelection, storeSelection, type Coupon, type CouponSelection } from '@koo/pricing'
import type { Memory } from '@koo/page'
import { CHOSEN_COUPON_KEY } from './constants.ts'

/** The coupons selected earlier in this tab under this key that are still offered (spec 4, `chosenCoupon`). */
export function readChosenCoupon(
  memory: Memory,
  offered: readonly Coupon[],
  key: string = CHOSEN_COUPON_KEY,
): CouponSelection {
  return restoreSelection(parse(memory.getItem(key)), offered)
}

/** Keeps the selection in the tab: ids and versions of their terms, never amounts. */
export function keepChosenCoupon(
  memory: Memory,
  selection: CouponSelection,
  offered: readonly Coupon[],
  key: string = CHOSEN_COUPON_KEY,
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
