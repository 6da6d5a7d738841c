import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '提额记录', exits: { home: null } })

// raiseLimit.3
/** How the customer's limit has changed. `home`: what raises it. */
export const history = step.page(() => import('./History.tsx'))

export type Props = StepPageProps<typeof step>
