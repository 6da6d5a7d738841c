import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '领券中心',
  login: false,
  exits: {
    use: null,
    /** A visitor wants this coupon. */
    signIn: carries<{ coupon: string }>(),
    mine: null,
  },
})

/** Coupons that can be received, for visitors and for customers. */
export const centre = step.page(() => import('./CouponCentre.tsx'))

export type CentreStep = typeof step
