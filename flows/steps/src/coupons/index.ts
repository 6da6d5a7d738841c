export { couponFace } from './couponFace.ts'
export { readWireCoupon } from './readWireCoupon.ts'
