import type { CouponFace } from '../CouponCard/index.ts'

/** In the order in which they are shown. */
export const couponSectionIds = ['raise', 'member', 'rate', 'other'] as const

export type CouponSectionId = (typeof couponSectionIds)[number]

export interface CouponSection {
  id: CouponSectionId
  coupons: readonly CouponFace[]
  title?: string
}

/** A coupon was selected or deselected. */
export type ToggleCoupon = (id: string, section: CouponSectionId, selected: boolean) => void
