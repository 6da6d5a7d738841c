import type { ListedCoupon } from '@koo/api-client/types'
import type { CouponFace } from '@koo/kit/CouponCard'
import { ownCoupon, type OwnCoupon } from '../coupon/ownCoupon.ts'
import { copy } from './copy.ts'

/** A coupon of the centre. */
export interface Offer {
  /** Its own in the list: the activity by which it is received. */
  readonly key: string
  /** `open`: to be had. `received`: the customer has it. `closed`: it is used or over, or not for this customer. */
  readonly state: 'open' | 'received' | 'closed'
  readonly own: OwnCoupon
  face(): CouponFace
}

/** The coupons of the centre in the order of the reply. */
export const offersOf = (coupons: readonly ListedCoupon[], now: number): Offer[] =>
  coupons.map((wire) => {
    const own = ownCoupon(wire, now)
    const key = wire.activityCode || own.id
    const closed = closedBy(wire, own)
    if (closed !== null) return { key, state: 'closed', own, face: () => ({ ...own.face(), reason: closed }) }
    return { key, state: wire.received === true ? 'received' : 'open', own, face: own.face }
  })

/** Why nothing can be done with a coupon of the centre; null when it can be received, or is the customer's. */
function closedBy({ received, isAvailable, reasonList, activityCode }: ListedCoupon, own: OwnCoupon) {
  if (own.status !== 'unused') return copy.closed[own.status]
  if (received === true) return null
  // Without an activity nothing could be sent that receives it.
  if (isAvailable !== false && activityCode) return null
  return reasonList?.find((reason) => reason.trim() !== '') ?? copy.closed.unknown
}
