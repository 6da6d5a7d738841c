export { CouponCard, couponSelects } from './CouponCard.tsx'
export type { CouponCardProps, CouponFace } from './CouponCard.tsx'
