export { CHOSEN_COUPON_KEY, chooseForLoan, keepChosenCoupon, readChosenCoupon } from './chosenCoupon.ts'
export { couponFace } from './couponFace.ts'
export { isLoanCoupon } from './isLoanCoupon.ts'
export { raiseText } from './raiseText.ts'
