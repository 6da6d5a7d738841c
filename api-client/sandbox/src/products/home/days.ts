import { DAY_MS, MINUTE_MS } from '../../engine/calendar.ts'

const BEIJING_MS = 8 * 60 * MINUTE_MS

/** The Beijing day as a day number, counted from the first of January 1970. */
export function dayNumber(at: number): number {
  return Math.floor((at + BEIJING_MS) / DAY_MS)
}

/** `YYYY-MM-DD` of a day number. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** 0 Monday to 6 Sunday. */
export function weekday(day: number): number {
  return (day + 3) % 7
}

/** The same time of day some months later; on the month's last day when the month is too short. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at + BEIJING_MS)
  const month = date.getUTCMonth() + months
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last))
  return midnight + ((at + BEIJING_MS) % DAY_MS) - BEIJING_MS
}

/** The first Beijing midnight at or after `at`. */
export function midnightFrom(at: number): number {
  return Math.ceil((at + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS
}
