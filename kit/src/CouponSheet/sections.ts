import type { CouponFace } from '../CouponCard/index.ts'

/** In the order of display. */
export const couponSectionIds = ['raise', 'member', 'rate', 'other'] as const

export type CouponSectionId = (typeof couponSectionIds)[number]

export interface CouponSection {
  id: CouponSectionId
  coupons: readonly CouponFace[]
  title?: string
}

/** Called when a coupon is selected or deselected. */
export type ToggleCoupon = (id: string, section: CouponSectionId, selected: boolean) => void
