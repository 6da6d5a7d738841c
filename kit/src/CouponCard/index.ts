export { CouponCard } from './CouponCard.tsx'
export { couponSelects } from './variants.ts'
export type { CouponCardProps, CouponFace } from './CouponCard.tsx'
