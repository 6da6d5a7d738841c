import type { CouponWish } from '../form.ts'

export type CouponSection = 'raise' | 'member' | 'rate' | 'other'

/** A tick in the coupon sheet (semantics 7.3). `raiseIds`: all raise coupons, needed to leave "no coupon" with one of them. */
export function toggleWish(
  wish: CouponWish,
  section: CouponSection,
  id: string,
  selected: boolean,
  raiseIds: readonly string[],
): CouponWish {
  const from: CouponWish = wish.none ? { rate: null, member: null, other: null, raiseOff: raiseIds } : wish
  const { none: _, ...base } = from
  if (section !== 'raise') return { ...base, [section]: selected ? id : null }
  const off = (base.raiseOff ?? []).filter((other) => other !== id)
  return { ...base, raiseOff: selected ? off : [...off, id] }
}

export const NO_COUPON: CouponWish = { none: true }
