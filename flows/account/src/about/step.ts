import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '关于我们', login: false, exits: { service: null } })

/** Which company this is, its licences, its entry in the public register, and its terms. */
export const about = step.page(() => import('./About.tsx'))

export type Props = StepPageProps<typeof step>
