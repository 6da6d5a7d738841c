import type { Coupon } from '../coupon/coupon.ts'
import { shortMoney } from './money.ts'
import { discountText } from './rates.ts'

// semantics 5
/**
 * Short title of a coupon: 首期免息券 for one free period from the start, N期免息券 for other free periods, 8.5折 for a rate
 * discount, 50元 for a face value, '' for all others.
 */
export function couponTitle(coupon: Coupon): string {
  if (coupon.kind === 'freePeriods') {
    const isFirst = coupon.freeFromStart && coupon.freePeriodCount === 1
    return isFirst ? '首期免息券' : `${coupon.freePeriodCount}期免息券`
  }
  if (coupon.kind === 'rateDiscount') return discountText(coupon.payFraction?.value)
  return coupon.faceValue === null ? '' : `${shortMoney(coupon.faceValue)}元`
}
