import { defineStep, type StepPageProps } from '@koo/flow'

// Size: the count, the week with its rewards and the reminders, each of the last two with a write of its own

const step = defineStep({ title: '每日签到', exits: { draw: null, coupons: null, mine: null } })

/** The week of the daily sign-in: signs in for today, and receives the rewards of its days. */
export const signIn = step.page(() => import('./SignIn.tsx'))

export type Props = StepPageProps<typeof step>
