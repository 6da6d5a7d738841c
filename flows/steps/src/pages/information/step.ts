import { defineStep, type StepPageProps } from '@koo/flow'

/** The fields that an application may do without: the contract takes it without them. */
export type OptionalField = 'job' | 'education' | 'marriage' | 'email'

/** What a flow sets for its page of life and work. */
export interface InformationOptions {
  /** Fields that the page neither shows nor sends. */
  readonly leavesOut: readonly OptionalField[]
}

const step = defineStep({ title: '完善个人信息', stage: 'information', exits: { done: null } })

/** Life and work of an applicant. After saving, the server decides what comes next (step `user-info`). */
export const information = ({ leavesOut = [] }: Partial<InformationOptions> = {}) =>
  step.page(() => import('./Information.tsx'), { leavesOut } satisfies InformationOptions)

export type Props = StepPageProps<typeof step, undefined, InformationOptions>
