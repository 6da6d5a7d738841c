import { useHost } from '@koo/flow'
import type { CouponSelection } from '@koo/pricing'
import { keepChosenCoupon } from '../../coupons/keepChosenCoupon.ts'
import type { LoanFacts } from '../figures/facts.ts'
import { useLoanPage } from '../loanContext.ts'

/** Selects coupons and rights, and keeps the selection in the tab. */
export function useSelectCoupons(facts: LoanFacts): (next: CouponSelection) => void {
  const { memory } = useHost()
  const { form, product } = useLoanPage()
  return (next) => {
    if (product.coupons) keepChosenCoupon(memory, product.coupons.key, next, facts.coupons)
    form.setValue('coupons', next)
  }
}
