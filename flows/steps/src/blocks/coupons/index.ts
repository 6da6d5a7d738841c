export { couponFace } from './couponFace.ts'
export { isLoanCoupon } from './isLoanCoupon.ts'
export { raiseText } from './raiseText.ts'
