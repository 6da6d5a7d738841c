import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '会员中心',
  exits: { open: null, upgrade: null, renew: null, benefits: null },
})

/** The membership of the customer, what it brings, and where it is opened, renewed and upgraded. */
export const centre = step.page(() => import('./Centre.tsx'))

export type Props = StepPageProps<typeof step>
