import { beijingDay } from './calendar.ts'

/** The `count` months before that of `now`, newest first, `YYYY-MM`. */
export function lastMonths(now: number, count: number): string[] {
  const [year = 1970, month = 1] = beijingDay(now).split('-').map(Number)
  return Array.from({ length: count }, (_, k) =>
    new Date(Date.UTC(year, month - 2 - k, 1)).toISOString().slice(0, 7),
  )
}
