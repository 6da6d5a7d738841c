import {
  restoreSelection,
  storeSelection,
  type Coupon,
  type CouponSelection,
  type LoanScene,
} from '@koo/pricing'
import type { Memory } from '@koo/page'
import { CHOSEN_COUPON_KEY, LEAD_COUPON_KEY } from '../../constants.ts'

/** The partner lender's coupons are others than the wallet's: each scene keeps its own selection. */
const keyOf = (scene: LoanScene) => (scene === 'leadFlow' ? LEAD_COUPON_KEY : CHOSEN_COUPON_KEY)

/**
 * The coupons selected earlier in this tab for loans of this scene, as far as they are still offered (`chosenCoupon`).
 */
export function readChosenCoupon(
  memory: Memory,
  offered: readonly Coupon[],
  scene: LoanScene = 'main',
): CouponSelection {
  return restoreSelection(parse(memory.getItem(keyOf(scene))), offered)
}

/** Keeps the selection in the tab: ids and versions of their terms, never amounts. */
export function keepChosenCoupon(
  memory: Memory,
  selection: CouponSelection,
  offered: readonly Coupon[],
  scene: LoanScene = 'main',
): void {
  const stored = storeSelection(selection, offered)
  if (stored === null) memory.removeItem(keyOf(scene))
  else memory.setItem(keyOf(scene), JSON.stringify(stored))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
