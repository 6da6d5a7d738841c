import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '个人信息导出',
  exits: { done: null, profile: null, service: null, verify: null },
})

/**
 * A copy of what is known of the customer, by e-mail. Whether it may be had is asked by the button that has the code sent, never
 * before. `profile`: an e-mail address is missing; `verify`: the customer has to prove who they are first.
 */
export const exportInfo = step.page(() => import('./Export.tsx'))

export type Props = StepPageProps<typeof step>
