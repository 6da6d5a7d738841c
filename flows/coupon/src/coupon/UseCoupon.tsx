import { useStorage } from '@koo/flow'
import { Button, type ButtonProps } from '@koo/kit/Button'
import { useOpenUrl } from '@koo/page'
import { chooseForLoan } from '@koo/steps/coupons'
import { copy } from './copy.ts'
import type { OwnCoupon } from './ownCoupon.ts'

interface UseCouponProps extends Omit<ButtonProps, 'onClick'> {
  coupon: OwnCoupon
  /** Opens the loan page. */
  onLoan: () => unknown
}

/** Leads to where a coupon is used. The loan page opens with this one chosen. */
export function UseCoupon({ coupon: { use, coupon }, onLoan, ...button }: UseCouponProps) {
  const { memory } = useStorage()
  const openUrl = useOpenUrl()
  if (use === null) return null
  const go = () => {
    if (use.to === 'url') return openUrl(use.url)
    chooseForLoan(memory, coupon)
    return onLoan()
  }
  return (
    <Button data-event="use_coupon" {...button} onClick={go}>
      {copy.use}
    </Button>
  )
}
