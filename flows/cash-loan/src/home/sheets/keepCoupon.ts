import type { Coupon as WireCoupon } from '@koo/api-client/types'
import type { Memory } from '@koo/steps'
import { CHOSEN_COUPON_KEY } from '../../constants.ts'
import { termsVersion } from '../chosenCoupon.ts'
import type { CouponWish } from '../form.ts'

/** Writes `chosenCoupon`, which `readChosenCoupon` reads: pointers to what was picked, for the rest of the session. */
export function keepCoupon(memory: Memory, wish: CouponWish, offered: ReadonlyMap<string, WireCoupon>): void {
  const pointer = (id: string | null | undefined) => {
    const coupon = id ? offered.get(id) : undefined
    return coupon ? { id, version: termsVersion(coupon) } : id === null ? null : undefined
  }
  const record = {
    none: wish.none,
    rate: pointer(wish.rate),
    member: pointer(wish.member),
    other: pointer(wish.other),
    raiseOff: wish.raiseOff,
  }
  if (Object.values(record).every((value) => value === undefined)) memory.removeItem(CHOSEN_COUPON_KEY)
  else memory.setItem(CHOSEN_COUPON_KEY, JSON.stringify(record))
}
