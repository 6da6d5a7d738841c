import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '我的奖品',
  exits: { address: carries<{ orderNum: string }>(), coupons: null },
})

/** The articles that the customer has won. `address`: one of them waits for it. `coupons`: what else was won. */
export const prizes = step.page(() => import('./Prizes.tsx'))

/** The same orders, as offers call them. */
export const offerOrders = prizes.with({ title: '兑换订单' })

export type Props = StepPageProps<typeof step>
