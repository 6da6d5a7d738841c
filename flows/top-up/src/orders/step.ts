import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '充值订单',
  exits: { detail: carries<{ orderNum: string }>(), shop: null },
})

/** The top-ups of the customer, the newest first. */
export const orders = step.page(() => import('./Orders.tsx'))

export type Props = StepPageProps<typeof step>
