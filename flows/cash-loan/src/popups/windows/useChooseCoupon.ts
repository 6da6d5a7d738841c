import type { Coupon } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { readCoupon, toggleCoupon } from '@koo/pricing'
import { chosenIds, keepChosenCoupon, useLoanPage } from '@koo/steps/loan'

// activityPopup.4
/**
 * Makes a coupon the selected one of the loan page, and keeps it in the tab. The list of coupons is loaded again when
 * the coupon is not in it yet. False when the page cannot use it.
 */
export function useChooseCoupon(): (wire: Coupon) => boolean {
  const { memory } = useHost()
  const { form, view, product, queries } = useLoanPage()
  return (wire) => {
    const { loan, facts } = view()
    if (!loan || !facts || !product.coupons) return false
    const coupon = readCoupon(wire)
    if (chosenIds(loan.selection).includes(coupon.id)) return true
    const next = toggleCoupon(loan.coupons, coupon, loan.selection)
    const offered = facts.coupons
    const isOffered = offered.some(({ id }) => id === coupon.id)
    keepChosenCoupon(memory, product.coupons.key, next, isOffered ? offered : [...offered, coupon])
    form.setValue('coupons', next)
    if (!isOffered) void queries.coupons.refetch()
    return true
  }
}
