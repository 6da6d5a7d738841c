import { defineStep, type StepPageProps } from '@koo/flow'
import { RECORDING } from '../../blocks/precheck/codes.ts'

/** What a flow sets for a recording of the screen. */
export interface RecordingOptions {
  /** The authorisation that the recording proves. */
  readonly authId: string
}

const step = defineStep({
  title: '录屏认证',
  exits: { started: null, tutorial: null, blocked: null, apply: null },
  needs: ['recording'],
})

/**
 * Starts a recording of the screen, which an app makes; elsewhere the page says where it can be done. `started`: it runs,
 * or was made before, and its result comes next. `blocked`: it may not start now, and the customer has read why. `apply`:
 * there is no limit yet. The title is the flow's: `recording().with({ title })`.
 */
export const recording = ({ authId = RECORDING }: Partial<RecordingOptions> = {}) =>
  step.page(() => import('./Recording.tsx'), { authId })

export type Props = StepPageProps<typeof step, undefined, RecordingOptions>
