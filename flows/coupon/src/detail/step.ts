import { defineStep } from '@koo/flow'

const step = defineStep({ title: '优惠券详情', exits: { use: null, list: null } })

/** One coupon of the customer, what it asks for, and its rules. */
export const detail = step.page(() => import('./CouponDetail.tsx'))

export type DetailStep = typeof step
