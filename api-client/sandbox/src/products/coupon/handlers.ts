import { customerOf, type Handlers } from '../../engine/context.ts'
import { couponsOf } from '../../ledger/coupons/coupons.ts'

/** Default number of coupons on a page. */
const PAGE_SIZE = 20

/** Default state of a coupon. */
const UNUSED = 1

/** Handlers for the customer's own coupons. */
export const couponHandlers = {
  'coupon/queryMine'({ status, page = 1, pageSize = PAGE_SIZE }, context) {
    const { world, user, persona, now } = customerOf(context)
    const all = couponsOf(world, user, persona, now)
      .filter((coupon) => (coupon.statusId ?? UNUSED) === status)
      .sort((a, b) => (a.endDate < b.endDate ? -1 : Number(a.endDate > b.endDate)))
    const end = page * pageSize
    return { couponList: all.slice(end - pageSize, end), total: all.length, hasMore: end < all.length }
  },
} satisfies Handlers
