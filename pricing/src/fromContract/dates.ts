import { BEIJING_MS, DAY_MS } from '../number/calendar.ts'
import type { WireTime } from './wire.ts'

const FORM = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2}):(\d{2}))?$/

// OC-34
/**
 * A date of the contract as epoch milliseconds. The text is Beijing time, independent of the device's time zone. Forms:
 * YYYY-MM-DD and YYYY-MM-DD HH:mm:ss (T allowed). A date without time is 00:00:00, or 23:59:59.999 when it is an `end`.
 * `null` when missing; NaN when unreadable.
 */
export function readBeijingTime(value: WireTime, end = false): number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : Number.NaN
  if (typeof value !== 'string') return Number.NaN
  if (value.trim() === '') return null
  const match = FORM.exec(value.trim())
  if (match === null) return Number.NaN
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const read = new Date(utc)
  // 31 February, hour 24 and second 60 would move into the next month, hour or minute: treat them as unreadable.
  const rolled =
    read.getUTCMonth() !== month - 1 || read.getUTCHours() !== hour || read.getUTCMinutes() !== minute
  if (rolled) return Number.NaN
  const start = utc - BEIJING_MS
  return end && match[4] === undefined ? start + DAY_MS - 1 : start
}
