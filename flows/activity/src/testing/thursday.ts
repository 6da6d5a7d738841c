import { manualClock } from '@koo/page/testing'

/** A clock that stands on a Thursday in the morning: three days of its week are over, three are to come. */
export const thursday = () =>
  manualClock({ start: Date.parse('2026-12-10T10:00:00+08:00'), withRequests: true })
