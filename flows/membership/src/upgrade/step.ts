import { carries, defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '会员升级',
  exits: {
    /** The same order was paid already. */
    paid: carries<{ orderNum: string }>(),
    centre: null,
    /** Who is no member opens one. */
    open: null,
  },
})

/** Upgrades a membership: the days that are left are taken off the price, which the order says. */
export const upgrade = step.page(() => import('./Upgrade.tsx'))

export type Props = StepPageProps<typeof step>
