import type { Segments } from '@koo/flow'
import { NO_SEGMENTS } from '@koo/host/web'
import type { ShownPage } from './tracking/tracker.ts'

/** What comes after the first page; until then nothing is known and nobody listens. */
export interface Late {
  segments: Segments
  /** Customer whose session was there at the start; one who signs in at once is seen by it. */
  readonly userAtStart: string | null
  /** Called for each request to the gateway, with the path of its call. */
  onCall(path: string): void
  /** Taps before somebody listens, with the page that was shown. */
  readonly taps: EarlyTap[]
}

export interface EarlyTap {
  target: EventTarget | null
  page: ShownPage | null
}

export const createLate = (userAtStart: string | null): Late => ({
  segments: NO_SEGMENTS,
  userAtStart,
  onCall: () => undefined,
  taps: [],
})
