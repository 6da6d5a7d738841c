import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '认证结果',
  exits: {
    passed: null,
    failed: null,
    /** No recording was begun: leads to its start. */
    missing: null,
  },
})

/** Waits for the result of a recording of the screen. */
export const recordingResult = step.page(() => import('./RecordingResult.tsx'))

export type Props = StepPageProps<typeof step>
