import type { Coupon as WireCoupon } from '@koo/api-client/types'
import type { CouponFace } from '@koo/kit/CouponCard'
import { readCoupon, type Coupon } from '@koo/pricing'
import { couponFace, isLoanCoupon } from '@koo/steps/coupons'
import { copy } from './copy.ts'

/** Statuses of a coupon, in the order of the tabs. */
export const statuses = ['unused', 'used', 'expired'] as const
export type CouponStatus = (typeof statuses)[number]

export interface OwnCoupon {
  id: string
  status: CouponStatus
  /** Has a button that leads to a loan. */
  isUsable: boolean
  /** Makes the texts of the card when it is shown, because there may be 10,000 coupons. */
  face(): CouponFace
}

/** The coupons by status, in the order of the reply. After its last day, by `now`, a coupon has expired with every status. */
export function couponsByStatus(
  wires: readonly WireCoupon[],
  now: number,
): Record<CouponStatus, readonly OwnCoupon[]> {
  const coupons = wires.map((wire) => ownCoupon(wire, now))
  const of = (status: CouponStatus) => coupons.filter((coupon) => coupon.status === status)
  const unused = of('unused').toSorted((a, b) => Number(b.isUsable) - Number(a.isUsable))
  return { unused, used: of('used'), expired: of('expired') }
}

function ownCoupon(wire: WireCoupon, now: number): OwnCoupon {
  const coupon = readCoupon(wire)
  const status = statusOf(coupon, now)
  const reason = status === 'unused' ? reasonOf(coupon, now) : null
  const isUsable = status === 'unused' && reason === null && isLoanCoupon(wire)
  const face = () => ({ ...couponFace(coupon, wire, now), ...(reason && { reason }) })
  return { id: coupon.id, status, isUsable, face }
}

function statusOf({ isUsed, isExpired, endsAt }: Coupon, now: number): CouponStatus {
  if (isUsed) return 'used'
  // Written this way round, an end that is NaN counts as expired.
  return isExpired || (endsAt !== null && !(now <= endsAt)) ? 'expired' : 'unused'
}

/** Why an unused coupon is not usable now. */
function reasonOf({ isEffective, startsAt, rule }: Coupon, now: number): string | null {
  if (!isEffective || (startsAt !== null && !(startsAt <= now))) return copy.notEffective
  return rule === null ? copy.unreadable : null
}
