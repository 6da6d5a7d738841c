import { defineStep, type StepPageProps } from '@koo/flow'

/** What a flow sets for a proof. */
export interface ProofUploadOptions {
  /** Which authorisation the picture proves, such as 136 for the mortgage. */
  readonly authId: string
  /** Whether there is a page with an example, which the exit `example` opens over this one. */
  readonly example?: boolean
}

const step = defineStep({
  title: '提额认证',
  exits: { done: null, blocked: null, example: null },
  needs: ['capture'],
})

/**
 * A picture that proves something and is judged at once. `done`: it passed. `blocked`: it may not be sent now, and the
 * customer has read why.
 */
export const proofUpload = (options: ProofUploadOptions) =>
  step.page(() => import('./ProofUpload.tsx'), options)

/** The mortgage verification of koocard. */
export const houseLoan = proofUpload({ authId: '136' }).with({ title: '房贷认证' })

export type Props = StepPageProps<typeof step, undefined, ProofUploadOptions>
