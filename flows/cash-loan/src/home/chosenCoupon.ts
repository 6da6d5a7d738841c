import type { Coupon as WireCoupon } from '@koo/api-client/types'
import type { Memory } from '@koo/steps'
import { CHOSEN_COUPON_KEY } from '../constants.ts'
import { isObject, shortText, type Fields } from './fields.ts'
import type { CouponWish } from './form.ts'

const SLOTS = ['rate', 'member', 'other'] as const
const MAX_RAISE = 50

/**
 * Reads `chosenCoupon`. A coupon counts only if the server still offers it with the very terms it had when it was
 * picked: what is stored is a pointer, never a promise.
 */
export function readChosenCoupon(memory: Memory, offered: ReadonlyMap<string, WireCoupon>): CouponWish {
  const kept = parse(memory.getItem(CHOSEN_COUPON_KEY))
  if (kept.none === true) return { none: true }
  const wish: CouponWish = {}
  for (const slot of SLOTS) {
    const pointer = kept[slot]
    if (pointer === null) wish[slot] = null
    const id = isObject(pointer) ? shortText(pointer.id) : undefined
    const coupon = id === undefined ? undefined : offered.get(id)
    if (coupon && isObject(pointer) && pointer.version === termsVersion(coupon)) wish[slot] = coupon.couponId
  }
  if (Array.isArray(kept.raiseOff)) {
    wish.raiseOff = kept.raiseOff.slice(0, MAX_RAISE).flatMap((id: unknown) => shortText(id) ?? [])
  }
  return wish
}

function parse(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** A short print of everything that a coupon promises (FNV-1a). */
export function termsVersion(coupon: WireCoupon): string {
  const { amount, couponUpperLimit, productIds, endDate, incoInfo, extendProperties, ruleList } = coupon
  const text = JSON.stringify([
    amount,
    couponUpperLimit,
    productIds,
    endDate,
    incoInfo,
    extendProperties,
    ruleList,
  ])
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16)
}
