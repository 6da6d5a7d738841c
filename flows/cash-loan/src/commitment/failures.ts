import type { DraftShape } from '@koo/page/draft'
import { failReasons, type FailReason } from './recording.ts'

/** Most failures that are kept. */
const MOST = 9

export interface KeptFailures {
  /** Code of the video. */
  code: string
  failures: readonly FailReason[]
}

/** Failures of recordings, which survive a reload in the tab: nothing of the video, no token, no name. */
export const failuresShape: DraftShape<KeptFailures> = {
  key: 'commitment_video',
  version: 1,
  read(value) {
    const { code, failures } = value as { code?: unknown; failures?: unknown }
    if (typeof code !== 'string' || !Array.isArray(failures)) return null
    const known = failures.filter((each): each is FailReason => failReasons.includes(each as FailReason))
    return { code, failures: known.slice(-MOST) }
  },
}
