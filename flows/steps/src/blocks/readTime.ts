import { readBeijingTime } from '@koo/pricing'

/** Reads a date of the contract, Beijing text or ms since 1970, as ms since 1970. Null when missing or unreadable. */
export function readTime(value: string | number | null | undefined, isEnd = false): number | null {
  const time = typeof value === 'number' ? value : readBeijingTime(value, isEnd)
  return time !== null && Number.isFinite(time) ? time : null
}
