import { manualClock } from '@koo/page/testing'

/** Ten in the morning of the lender's day at which the figures of the tests were worked out. */
export const morning = () =>
  manualClock({ start: Date.parse('2026-12-10T10:00:00+08:00'), withRequests: true })

const HOUR = 3_600_000
/** From that morning until a little after the next midnight in Beijing, ms. */
export const UNTIL_NEXT_DAY = 14 * HOUR + 2_000
