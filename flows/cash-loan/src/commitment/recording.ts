/** The recorder of a commitment video, as a pure machine. */
import type { RecorderState } from '@koo/kit/VideoRecorder'
import { FAILURES_TO_SKIP } from './constants.ts'

/** Where a recording failed: in the camera, on its way, or in the review. */
export const failReasons = ['capture', 'upload', 'refused'] as const
export type FailReason = (typeof failReasons)[number]

export interface Recording {
  readonly state: RecorderState
  /** Failures since the last success, oldest first. */
  readonly failures: readonly FailReason[]
}

export type RecordingEvent =
  | { type: 'sent' }
  | { type: 'cancelled' }
  | { type: 'succeeded' }
  | { type: 'failed'; why: FailReason }

// video.2
/** The next state. A recording may be made again after a success and after a failure. */
export function record(recording: Recording, event: RecordingEvent): Recording {
  switch (event.type) {
    case 'sent':
      return { ...recording, state: 'uploading' }
    case 'cancelled':
      return { ...recording, state: 'init' }
    case 'succeeded':
      return { state: 'success', failures: [] }
    default:
      return { state: 'fail', failures: [...recording.failures, event.why] }
  }
}

// video.4, video.5
/**
 * Whether the commitment may be given: with a video, without a required one after three failures. `failTimes`: as the
 * server counts them; what this tab remembers can be written by anybody.
 */
export const mayCommit = (
  isRequired: boolean,
  { state }: Pick<Recording, 'state'>,
  failTimes: number,
): boolean => state === 'success' || (state !== 'uploading' && (!isRequired || failTimes >= FAILURES_TO_SKIP))
