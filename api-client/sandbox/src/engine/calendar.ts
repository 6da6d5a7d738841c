/** Beijing has the same offset all year, so calendar days are plain arithmetic. */
const BEIJING_MS = 8 * 3_600_000

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Fewest days from the loan to its first bill: an earlier bill moves to the next month. */
const FEWEST_DAYS_TO_BILL = 10

/** `YYYY-MM-DD` in Beijing. */
export function beijingDay(at: number): string {
  return new Date(at + BEIJING_MS).toISOString().slice(0, 10)
}

/** `YYYY-MM-DD HH:mm:ss` in Beijing. */
export function beijingTime(at: number): string {
  return new Date(at + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The instant at which a Beijing day, `YYYY-MM-DD`, begins. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - BEIJING_MS
}

/** Epoch milliseconds of a Beijing midnight; a `day` below 1 or after the month's end is moved into the month. */
function beijingMidnight(year: number, monthIndex: number, day: number): number {
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  return Date.UTC(year, monthIndex, Math.min(day, lastDay)) - BEIJING_MS
}

/**
 * The due days of a loan taken at `at`, as midnights: the repayment day of each month (or the last day of a shorter
 * month), the first at least {@link FEWEST_DAYS_TO_BILL} days away.
 *
 * @param repaymentDay day of the month, 1 to 31
 * @returns epoch milliseconds, `count` of them
 */
export function billDays(at: number, repaymentDay: number, count: number): number[] {
  const start = new Date(at + BEIJING_MS)
  const year = start.getUTCFullYear()
  const month = start.getUTCMonth()
  const soonest = at + FEWEST_DAYS_TO_BILL * DAY_MS
  let first = 0
  while (beijingMidnight(year, month + first, repaymentDay) < soonest) first += 1
  return Array.from({ length: count }, (_, k) => beijingMidnight(year, month + first + k, repaymentDay))
}

/** Milliseconds from `at` to the first bill of a loan taken at `at`. */
export function msToFirstBill(at: number, repaymentDay: number): number {
  const [first = at] = billDays(at, repaymentDay, 1)
  return first - at
}

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
  const midnight = beijingMidnight(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate())
  return midnight + ((at + BEIJING_MS) % DAY_MS)
}

/** The first Beijing midnight at or after `at`. */
export function midnightFrom(at: number): number {
  return Math.ceil((at + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS
}

/** The `count` months before that of `now`, newest first, `YYYY-MM`. */
export function lastMonths(now: number, count: number): string[] {
  const [year = 1970, month = 1] = beijingDay(now).split('-').map(Number)
  return Array.from({ length: count }, (_, k) =>
    new Date(Date.UTC(year, month - 2 - k, 1)).toISOString().slice(0, 7),
  )
}
