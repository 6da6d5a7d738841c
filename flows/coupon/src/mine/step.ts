import { defineStep, type StepPageProps } from '@koo/flow'

/** The customer's coupons by status; using one leads to a loan. */
export const step = defineStep({ title: '我的优惠券', exits: { use: null } })

export const mine = step.page(() => import('./MyCoupons.tsx'))

export type Props = StepPageProps<typeof step>
