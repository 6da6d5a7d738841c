import { clockText, momentText, beijingText } from '@koo/page/time'
import { copy } from './copy.ts'

const MINUTE_MS = 60_000
/** Within how long the money arrives after the review (spec 9: within 20 minutes), where the server says nothing else. */
const ARRIVAL_MS = 20 * MINUTE_MS

/** When the money of a loan is expected, ms since 1970, to the full minute after it; null where the server did not say when the review ended. */
export const arrivalOf = (decidedAt: number | null): number | null =>
  decidedAt === null ? null : Math.ceil((decidedAt + ARRIVAL_MS) / MINUTE_MS) * MINUTE_MS

const dayOf = (time: number) => beijingText(time).slice(0, 10)

/** A time as it is said at `now`: 10:20, with its day when that is another one. */
export const timeText = (time: number, now: number): string =>
  dayOf(time) === dayOf(now) ? clockText(time) : momentText(time, now)

/** The line below the payout: the server's words, else until when; that the time has passed, when it has. */
export function arrivalText(arrival: number | null, stated: string | null, now: number): string {
  if (stated !== null) return stated
  if (arrival === null) return copy.receipt.arrival.within
  return now < arrival ? copy.receipt.arrival.before(timeText(arrival, now)) : copy.receipt.arrival.past
}
