import { useHost } from '@koo/flow'
import type { CouponSelection } from '@koo/pricing'
import { keepChosenCoupon } from '../chosenCoupon.ts'
import type { LoanFacts } from './facts.ts'
import type { LoanPage } from './useLoanState.ts'

/** Selects coupons and rights, and keeps the selection in the tab. `key`: as `LoanProduct.couponKey`. */
export function useSelectCoupons(
  form: LoanPage['form'],
  facts: LoanFacts,
  key?: string,
): (next: CouponSelection) => void {
  const { memory } = useHost()
  return (next) => {
    keepChosenCoupon(memory, next, facts.coupons, key)
    form.setValue('coupons', next)
  }
}
