import type { CouponWire } from '../../people/personas/coupons/seed.ts'

/** How many coupons from after the start are kept. */
export const COUPON_CAPS = { grants: 60 } as const

/** The coupons of one customer. */
export interface CouponState {
  /** Coupons from after the start (campaigns, membership, sales), newest first. */
  grants: CouponWire[]
  /** Ids of coupons that were used outside a loan (top-up, membership). */
  spentCoupons: string[]
}

declare module '../../engine/world.ts' {
  interface User extends CouponState {}
}

declare module '../../engine/view.ts' {
  interface UserView extends Pick<CouponState, 'grants'> {}
}
