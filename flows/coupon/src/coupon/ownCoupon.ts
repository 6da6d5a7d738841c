import type { Coupon as LoanCoupon, ListedCoupon } from '@koo/api-client/types'
import type { CouponFace } from '@koo/kit/CouponCard'
import { readCoupon, type Coupon } from '@koo/pricing'
import { couponFace, isLoanCoupon } from '@koo/steps/coupons'
import { copy } from './copy.ts'

/** Statuses of a coupon, in the order of the tabs. */
export const statuses = ['unused', 'used', 'expired'] as const
export type CouponStatus = (typeof statuses)[number]

/** A coupon as a reply has it, of the customer or of the centre. */
export type WireCoupon = LoanCoupon | ListedCoupon

/** Where a coupon is used: for a loan, at an address that its reply names, or nowhere in this app. */
type CouponUse = { readonly to: 'loan' } | { readonly to: 'url'; readonly url: string } | null

/** A coupon as the pages show it. */
export interface OwnCoupon {
  readonly id: string
  readonly status: CouponStatus
  /** Why an unused coupon is not usable now; null when it is. */
  readonly reason: string | null
  /** Null when it cannot be used now. */
  readonly use: CouponUse
  readonly coupon: Coupon
  /** Makes the texts of the card when it is shown, because there may be 10,000 coupons. */
  face(): CouponFace
}

/** Reads a coupon. After its last day, by `now`, it has expired with every status. */
export function ownCoupon(wire: WireCoupon, now: number): OwnCoupon {
  const coupon = readCoupon(wire)
  const status = statusOf(coupon, now)
  const reason = status === 'unused' ? reasonOf(coupon, now) : null
  return {
    id: coupon.id,
    status,
    reason,
    use: status === 'unused' && reason === null ? usageOf(wire) : null,
    coupon,
    face: () => ({ ...couponFace(coupon, wire, now), ...(reason && { reason }) }),
  }
}

function statusOf({ isUsed, isExpired, endsAt }: Coupon, now: number): CouponStatus {
  if (isUsed) return 'used'
  // Written this way round, an end that is NaN counts as expired.
  return isExpired || (endsAt !== null && !(now <= endsAt)) ? 'expired' : 'unused'
}

function reasonOf({ isEffective, startsAt, rule }: Coupon, now: number): string | null {
  if (!isEffective || (startsAt !== null && !(startsAt <= now))) return copy.notEffective
  return rule === null ? copy.unreadable : null
}

// couponRule.22
function usageOf({ kindId, canRedirect, redirectUrl }: WireCoupon): CouponUse {
  if (isLoanCoupon({ kindId })) return { to: 'loan' }
  return canRedirect === true && redirectUrl ? { to: 'url', url: redirectUrl } : null
}
