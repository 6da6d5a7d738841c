import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '续费管理', exits: { centre: null } })

/** The renewals so far, and whether the membership renews itself. */
export const renew = step.page(() => import('./Renew.tsx'))

export type Props = StepPageProps<typeof step>
