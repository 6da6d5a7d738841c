import { useHost } from '@koo/flow'
import type { CouponSelection } from '@koo/pricing'
import { keepChosenCoupon } from '../coupons/chosenCoupon.ts'
import type { LoanFacts } from '../figures/facts.ts'
import type { LoanPage } from './useLoanState.ts'

/** Selects coupons and rights, and keeps the selection in the tab. */
export function useSelectCoupons(form: LoanPage['form'], facts: LoanFacts): (next: CouponSelection) => void {
  const { memory } = useHost()
  return (next) => {
    keepChosenCoupon(memory, next, facts.coupons, facts.loanScene)
    form.setValue('coupons', next)
  }
}
