import { defineStep, type StepPageProps } from '@koo/flow'

/** What a flow sets for its list of verifications. */
export interface TasksOptions {
  /** Whether the authorisations that raise the limit are listed as well. */
  readonly raises?: boolean
}

const step = defineStep({
  title: '更多认证',
  exits: { face: null, identity: null, photos: null, contacts: null, done: null },
})

// gap N17
/**
 * Verifications with their state: what is missing for a loan, and what raises the limit. The exits lead to the pages
 * that close a gap; an authorisation opens by the address that the server gives.
 */
export const tasks = (options: TasksOptions = {}) => step.page(() => import('./Tasks.tsx'), options)

/** Verifications of the dzl product: missing proofs and the authorisations with their rewards. */
export const moreAuth = tasks({ raises: true })

export type Props = StepPageProps<typeof step, undefined, TasksOptions>
