import { DAY_MS, MINUTE_MS } from '../calendar.ts'

const BEIJING_MS = 8 * 60 * MINUTE_MS

/** Beijing days since the first of January 1970; the day after is one more. */
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

/** The same time of day so many months later, on the month's last day where it is shorter. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at + BEIJING_MS)
  const month = date.getUTCMonth() + months
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last))
  return midnight + ((at + BEIJING_MS) % DAY_MS) - BEIJING_MS
}

/** The Beijing midnight at `at` or after it. */
export function midnightFrom(at: number): number {
  return Math.ceil((at + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS
}
