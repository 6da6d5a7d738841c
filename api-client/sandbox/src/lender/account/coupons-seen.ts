import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import { beijingDay } from '../calendar.ts'
import { couponsOf } from '../coupons.ts'

/** Notes that the customer looked at the list of coupons: every coupon of this moment is seen. */
export function markCouponsSeen(origin: Origin): void {
  sliceOf('account', origin).coupons = {
    looked: true,
    newestGrant: origin.user.grants[0]?.couponId ?? null,
  }
}

/** Number of coupons that can still be used and came after the customer last looked. */
export function unseenCoupons({ world, user, persona, now }: Origin): number {
  const seen = user.slices.account?.coupons ?? { looked: false, newestGrant: null }
  const today = beijingDay(now)
  const last = user.grants.findIndex((grant) => grant.couponId === seen.newestGrant)
  const unseen = new Set(user.grants.slice(0, last === -1 ? undefined : last).map((grant) => grant.couponId))
  return couponsOf(world, user, persona).filter(
    ({ couponId, statusId = 1, endDate }) =>
      statusId === 1 && endDate >= today && (!seen.looked || unseen.has(couponId)),
  ).length
}
