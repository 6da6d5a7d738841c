import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '注销结果',
  // It ends the session, and says so afterwards.
  login: false,
  signsIn: true,
  // Back must not lead to the form of an account that is gone.
  final: true,
  exits: { home: null, again: null },
})

/** What became of closing the account. This phone forgets the customer here. `again`: the account is still there. */
export const cancelResult = step.page(() => import('./CancelResult.tsx'))

export type Props = StepPageProps<typeof step>
