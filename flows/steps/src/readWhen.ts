import { readBeijingTime } from '@koo/pricing'

/** A point in time on the wire: Beijing text or ms since 1970. Null when missing or unreadable. */
export function readWhen(value: string | number | null | undefined, isEnd = false): number | null {
  const time = typeof value === 'number' ? value : readBeijingTime(value, isEnd)
  return time !== null && Number.isFinite(time) ? time : null
}
