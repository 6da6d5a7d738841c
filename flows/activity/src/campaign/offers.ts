import type { ListedCoupon } from '@koo/api-client/types'
import type { CouponFace } from '@koo/kit/CouponCard'
import { readCoupon, type Coupon } from '@koo/pricing'
import { couponFace, isLoanCoupon } from '@koo/steps/coupons'
import { copy } from './copy.ts'

/** A coupon of a campaign. */
export interface Offer {
  /** Its own in the list: the activity by which it is received. */
  readonly key: string
  /** `open`: to be had. `received`: the customer has it. `closed`: it is used or over, or not for this customer. */
  readonly state: 'open' | 'received' | 'closed'
  /** A loan can use it now. */
  readonly isForLoan: boolean
  readonly coupon: Coupon
  face(): CouponFace
}

/** The coupons of a campaign in the order of the reply, at `now` by the server's clock. */
export const offersOf = (coupons: readonly ListedCoupon[], now: number): Offer[] =>
  coupons.map((wire) => {
    const coupon = readCoupon(wire)
    const closed = closedBy(wire, coupon, now)
    const isReceived = wire.received === true
    return {
      key: wire.activityCode || coupon.id,
      state: closed !== null ? 'closed' : isReceived ? 'received' : 'open',
      isForLoan: isReceived && isLoanCoupon(wire) && hasBegun(coupon, now) && coupon.rule !== null,
      coupon,
      face: () => ({ ...couponFace(coupon, wire, now), ...(closed !== null && { reason: closed }) }),
    }
  })

const hasBegun = ({ isEffective, startsAt }: Coupon, now: number) =>
  isEffective && (startsAt === null || startsAt <= now)

/** Why nothing can be done with a coupon; null when it can be received, or is the customer's. */
function closedBy(
  { received, isAvailable, reasonList, activityCode }: ListedCoupon,
  { isUsed, isExpired, endsAt }: Coupon,
  now: number,
): string | null {
  if (isUsed) return copy.closed.used
  // Written this way round, an end that is NaN counts as expired.
  if (isExpired || (endsAt !== null && !(now <= endsAt))) return copy.closed.expired
  if (received === true) return null
  // Without an activity nothing could be sent that receives it.
  if (isAvailable !== false && activityCode) return null
  return reasonList?.find((reason) => reason.trim() !== '') ?? copy.closed.unknown
}
