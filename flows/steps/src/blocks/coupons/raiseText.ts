import { moneyCut, raiseTotal, WAN_CENTS, wanCents, type Coupon } from '@koo/pricing'

/** The sum that raise coupons add to the limit, as text; from 10,000 yuan on in 万. */
export function raiseText(coupons: readonly Coupon[]): string {
  const cents = raiseTotal(coupons)
  return cents < WAN_CENTS ? moneyCut(cents) : wanCents(cents)
}
