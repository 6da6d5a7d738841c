import type { Memory } from '@koo/page/draft'
import { restoreSelection, type Coupon, type CouponSelection } from '@koo/pricing'

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

/**
 * Whether the coupon was chosen on another page, and no loan page has opened with it since. What is selected on the loan page
 * itself changes neither its amount nor its period.
 */
export const isBrought = (memory: Memory, key: string): boolean =>
  (memory.getItem(key) ?? '').includes('"brought"')

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
