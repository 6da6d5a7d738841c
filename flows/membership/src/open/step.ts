import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '开通会员',
  exits: {
    /** The same order was paid already. */
    paid: carries<{ orderNum: string }>(),
    upgrade: null,
    centre: null,
  },
})

/** Opens a membership: a plan, its terms, and an order that is paid at the cashier. */
export const open = step.page(() => import('./Open.tsx'))

export type Props = StepPageProps<typeof step>
