import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '退款记录', exits: { bills: null } })

/** Money that came back to the customer, cash-back included. */
export const refunds = step.page(() => import('./Refunds.tsx'))

export type Props = StepPageProps<typeof step>
