import { defineStep, type StepPageProps } from '@koo/flow'

/** Life and work of an applicant. After saving, the server decides what comes next (step `user-info`). */
export const step = defineStep({ title: '完善个人信息', exits: { done: null } })

export const information = step.page(() => import('./Information.tsx'))

export type Props = StepPageProps<typeof step>
