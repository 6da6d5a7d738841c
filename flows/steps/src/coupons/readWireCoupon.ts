import type { Coupon as WireCoupon } from '@koo/api-client/types'
import { beijingText } from '@koo/page'
import { readCoupon, type Coupon } from '@koo/pricing'

/** Reads a coupon of a reply. The contract lets dates be numbers; pricing reads text. */
export function readWireCoupon(wire: WireCoupon): Coupon {
  const { validateStartDate, endDate } = wire
  return readCoupon({ ...wire, validateStartDate: dateText(validateStartDate), endDate: dateText(endDate) })
}

const dateText = (when: string | number | null | undefined) =>
  typeof when === 'number' ? beijingText(when) : when
