import type { Memory } from '@koo/page/draft'
import { storeSelection, type Coupon } from '@koo/pricing'
import { CHOSEN_COUPON_KEY } from './chosenCoupon.ts'

/**
 * Chooses one coupon for the cash loan: its page opens with it, with an amount and a period that it allows (`isBrought`), and selects
 * everything else by default.
 */
export function chooseForLoan(memory: Memory, coupon: Coupon): void {
  const { category, id } = coupon
  // All raise coupons are selected by default, this one as well.
  const stored = storeSelection(category === 'raise' ? {} : { [category]: id }, [coupon])
  if (stored === null) memory.removeItem(CHOSEN_COUPON_KEY)
  else memory.setItem(CHOSEN_COUPON_KEY, JSON.stringify({ ...stored, brought: true }))
}
