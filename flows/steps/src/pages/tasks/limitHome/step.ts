import { defineStep, type StepPageProps } from '@koo/flow'

// Size: the limit in each of its states, and the state of each verification, asked for a few at a time

const step = defineStep({
  title: '额度管理',
  exits: { apply: null, loan: null, activity: null, history: null },
})

// gap N17
/**
 * The customer's limit, and the authorisations that raise it, each with its state; one opens by the address that the server gives.
 * `apply`: to an application, where there is no limit or it has ended. `activity`: the promotion. `history`: how the limit changed.
 */
export const limitHome = step.page(() => import('./LimitHome.tsx'))

export type Props = StepPageProps<typeof step>
