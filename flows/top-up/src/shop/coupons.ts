import type { ListedCoupon } from '@koo/api-client/types'
import type { CouponFace } from '@koo/kit/CouponCard'
import { readCoupon } from '@koo/pricing'
import { couponFace } from '@koo/steps/coupons'

/** The coupons of the customer for one article. */
export interface ShopCoupons {
  readonly fitting: readonly CouponFace[]
  /** Each with why. */
  readonly others: readonly CouponFace[]
}

/** Reads the coupons of a reply. Whether one fits is the server's to say. */
export function couponsFor(coupons: readonly ListedCoupon[], now: number): ShopCoupons {
  const faceOf = (wire: ListedCoupon) => couponFace(readCoupon(wire), wire, now)
  return {
    fitting: coupons.filter(({ isAvailable }) => isAvailable === true).map(faceOf),
    others: coupons
      .filter(({ isAvailable }) => isAvailable !== true)
      .map((wire) => ({
        ...faceOf(wire),
        reason: wire.reasonList?.find((each) => each.trim() !== '') ?? '',
      })),
  }
}
