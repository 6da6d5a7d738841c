import { accountSlice } from '../../people/account/fresh.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { couponsOf } from './coupons.ts'

/** Records that the customer opened the list of coupons: all current coupons count as seen. */
export function markCouponsSeen(customer: Customer): void {
  sliceOf(accountSlice, customer).coupons = {
    looked: true,
    newestGrant: customer.user.grants[0]?.couponId ?? null,
  }
}

/** Number of usable coupons that are newer than the customer's last visit to the list. */
export function unseenCoupons({ world, user, persona, now }: Customer): number {
  const seen = user.slices.account?.coupons ?? { looked: false, newestGrant: null }
  const today = beijingDay(now)
  const last = user.grants.findIndex((grant) => grant.couponId === seen.newestGrant)
  const unseen = new Set(user.grants.slice(0, last === -1 ? undefined : last).map((grant) => grant.couponId))
  return couponsOf(world, user, persona).filter(
    ({ couponId, statusId = 1, endDate }) =>
      statusId === 1 && endDate >= today && (!seen.looked || unseen.has(couponId)),
  ).length
}
