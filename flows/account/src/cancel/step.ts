import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '注销账号',
  exits: { done: null, service: null, bills: null },
})

/** Closes the account: what hinders it, what is lost and what stays, and the code that confirms it. */
export const cancel = step.page(() => import('./Cancel.tsx'))

export type Props = StepPageProps<typeof step>
