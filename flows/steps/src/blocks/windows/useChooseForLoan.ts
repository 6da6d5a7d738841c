import type { Coupon } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { readCoupon } from '@koo/pricing'
import { chooseForLoan } from '../coupons/chooseForLoan.ts'
import { isLoanCoupon } from '../coupons/isLoanCoupon.ts'

// activityPopup.4
/** Makes a coupon the selected one of the loan page, and leads there. False when a loan cannot use it. */
export function useChooseForLoan(navigate: (url: string) => Promise<void>): (wire: Coupon) => boolean {
  const { memory, linkUrl } = useHost()
  return (wire) => {
    const coupon = readCoupon(wire)
    const loan = linkUrl('loan')
    if (!isLoanCoupon(wire) || !isUsable(coupon) || loan === null) return false
    chooseForLoan(memory, coupon)
    void navigate(loan)
    return true
  }
}

const isUsable = ({ isUsed, isExpired, rule }: ReturnType<typeof readCoupon>) =>
  !isUsed && !isExpired && rule !== null
