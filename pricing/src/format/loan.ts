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

const HINT_DAYS: readonly number[] = [29, 30, 31]

// semantics 5
/**
 * Whether the repayment-day hint shows: for one of `days`, which are 29, 30 and 31 when left out. A month without this day is due
 * on its last day.
 */
export function showsRepaymentDayHint(day: number, days: readonly (string | number)[] = HINT_DAYS): boolean {
  return days.some((each) => String(each) === String(day))
}
