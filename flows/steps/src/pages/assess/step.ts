import { defineStep, type StepPageProps } from '@koo/flow'
import type { CallGroup } from '../../blocks/channel/group.ts'

/** The page of the code `assess-amount`: starts the assessment, and may show its outcome. */
export const step = defineStep({
  title: '额度申请',
  exits: {
    /** The assessment is running. */
    started: null,
    passed: null,
    failed: null,
    /** An earlier step is missing: the server says which. */
    missing: null,
  },
})

export interface Options {
  group: CallGroup
  /** `outcome`: for channels without pages of their own for it. `start`: the outcome leads to those pages. */
  shows: 'start' | 'outcome'
}

/** The page of one channel. */
export const assess = ({ group = 'channel', shows = 'start' }: Partial<Options> = {}) =>
  step.page(() => import('./Assess.tsx'), { group, shows })

export type Props = StepPageProps<typeof step, undefined, Options>
