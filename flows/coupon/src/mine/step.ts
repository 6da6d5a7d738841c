import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '我的优惠券',
  exits: { use: null, detail: carries<{ coupon: string }>(), centre: null },
})

/** The customer's coupons by status; using one leads to a loan. */
export const mine = step.page(() => import('./MyCoupons.tsx'))

export type Props = StepPageProps<typeof step>
