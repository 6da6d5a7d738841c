export { coupon } from './flow.ts'
