import { defineStep, type StepPageProps } from '@koo/flow'

/** What every proof has. */
export interface PictureOptions {
  /** Name of the picture: 公积金缴存截图. Default: 认证截图. */
  readonly proof?: string
  /** How to get it, one line for each step. */
  readonly guide?: readonly string[]
  /** How many pictures may be sent. Default: 1. */
  readonly most?: number
}

/** What a flow sets for a proof. It is judged picture by picture: the first that passes is enough. */
export interface ProofUploadOptions extends PictureOptions {
  /** Which authorisation the picture proves, such as 136 for the mortgage. */
  readonly authId: string
  /** How many pages with an example there are: the exits `example` and `example2`. Default: none. */
  readonly examples?: 0 | 1 | 2
}

const step = defineStep({
  title: '提额认证',
  exits: { done: null, blocked: null, apply: null, example: null, example2: null },
  needs: ['capture'],
})

/**
 * A picture that proves something and is judged at once. `done`: it passed. `blocked`: it may not be sent now, and the
 * customer has read why. `apply`: there is no limit yet. The title is the flow's: `proofUpload({ authId }).with({ title })`.
 */
export const proofUpload = (options: ProofUploadOptions) =>
  step.page(() => import('./ProofUpload.tsx'), options)

/** The mortgage verification of koocard. */
export const houseLoan = proofUpload({ authId: '136' }).with({ title: '房贷认证' })

export type Props = StepPageProps<typeof step, undefined, ProofUploadOptions>
