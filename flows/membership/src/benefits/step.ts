import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '会员权益', exits: { open: null, upgrade: null } })

/** What members get, and what of it the customer has. */
export const benefits = step.page(() => import('./Benefits.tsx'))

export type Props = StepPageProps<typeof step>
