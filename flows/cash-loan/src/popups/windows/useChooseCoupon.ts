import type { Coupon } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { readCoupon, toggleCoupon } from '@koo/pricing'
import { useEffect, useRef } from 'react'
import { keepChosenCoupon } from '../../model/coupons/chosenCoupon.ts'
import { chosenIds, viewOf } from '../../model/figures/loanView.ts'
import type { LoanState } from '../../model/loan/useLoanState.ts'

// activityPopup.4
/**
 * Makes a coupon the selected one of the loan page, and keeps it in the tab. The list of coupons is loaded again when
 * the coupon is not in it yet. False when the page cannot use it.
 */
export function useChooseCoupon(page: LoanState): (wire: Coupon) => boolean {
  const { memory } = useHost()
  const choose = (wire: Coupon) => {
    const { form, replies, product, queries } = page
    const { loan } = viewOf(replies, form.getValues())
    if (!loan || !replies.facts) return false
    const coupon = readCoupon(wire)
    if (chosenIds(loan.selection).includes(coupon.id)) return true
    const next = toggleCoupon(loan.coupons, coupon, loan.selection)
    const offered = replies.facts.coupons
    const isOffered = offered.some(({ id }) => id === coupon.id)
    keepChosenCoupon(memory, next, isOffered ? offered : [...offered, coupon], product.scene)
    form.setValue('coupons', next)
    if (!isOffered) void queries.coupons.refetch()
    return true
  }
  // A window is asked for once, and tapped much later: it uses what the page holds then.
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  return useRef((wire: Coupon) => latest.current(wire)).current
}
