import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '意见反馈', exits: { done: null, service: null } })

/** What a customer thinks of the product, by its kind. The server takes it as a complaint. */
export const feedback = step.page(() => import('./Feedback.tsx'))

export type Props = StepPageProps<typeof step>
