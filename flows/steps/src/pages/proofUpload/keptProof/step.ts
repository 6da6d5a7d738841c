import { defineStep, type StepPageProps } from '@koo/flow'
import type { PictureOptions } from '../step.ts'

/** Pictures that are kept for a review, all of them. */
export interface KeptProof extends PictureOptions {
  /** What they show: the type of `merchant/uploadPicture`, such as `certificate`. */
  readonly type: string
  /** `{months}` in the guide stands for the six months that the server names. */
  readonly months?: boolean
  /** How many pages with an example there are: the exits `example` to `example3`. Default: none. */
  readonly examples?: 0 | 1 | 2 | 3
}

const step = defineStep({
  title: '上传资料',
  exits: { done: null, example: null, example2: null, example3: null },
  needs: ['capture'],
})

/**
 * Pictures that prove something and are kept for a review. `done` is the customer's: all are sent. The title is the flow's:
 * `keptProof({ type }).with({ title })`.
 */
export const keptProof = (options: KeptProof) => step.page(() => import('./KeptPictures.tsx'), options)

export type Props = StepPageProps<typeof step, undefined, KeptProof>
