import type { Memory } from '@koo/page/draft'
import { restoreSelection, storeSelection, type Coupon, type CouponSelection } from '@koo/pricing'

// couponRule.20
/** Storage key, in the tab, of the coupons that are chosen for the product's own cash loan. */
export const CHOSEN_COUPON_KEY = 'chosenCoupon'

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

/** Chooses one coupon for the cash loan: its page opens with it, and selects everything else by default. */
export function chooseForLoan(memory: Memory, coupon: Coupon): void {
  const { category, id } = coupon
  // All raise coupons are selected by default, this one as well.
  const selection: CouponSelection = category === 'raise' ? {} : { [category]: id }
  keepChosenCoupon(memory, CHOSEN_COUPON_KEY, selection, [coupon])
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
