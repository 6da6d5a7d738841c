import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '投诉建议', exits: { done: null, service: null } })

/** A complaint with pictures, and its number once it is received. */
export const complaint = step.page(() => import('./Complaint.tsx'))

export type Props = StepPageProps<typeof step>
