export { CouponRow } from './CouponRow.tsx'
export { couponRowStates } from './variants.ts'
export type { CouponRowProps } from './CouponRow.tsx'
