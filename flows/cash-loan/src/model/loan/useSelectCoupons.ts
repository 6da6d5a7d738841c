import { useHost } from '@koo/flow'
import type { CouponSelection } from '@koo/pricing'
import { keepChosenCoupon } from '../coupons/chosenCoupon.ts'
import type { LoanFacts } from '../figures/facts.ts'
import { useLoanPage } from './loanContext.ts'

/** Selects coupons and rights, and keeps the selection in the tab. */
export function useSelectCoupons(facts: LoanFacts): (next: CouponSelection) => void {
  const { memory } = useHost()
  const { form } = useLoanPage()
  return (next) => {
    keepChosenCoupon(memory, next, facts.coupons, facts.loanScene)
    form.setValue('coupons', next)
  }
}
