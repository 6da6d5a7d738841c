export { CouponRow, couponRowStates } from './CouponRow.tsx'
export type { CouponRowProps } from './CouponRow.tsx'
