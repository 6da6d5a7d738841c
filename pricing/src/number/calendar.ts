// OC-34
/** Offset of Beijing time, which all dates of the contract use, in every time zone of the phone. */
export const BEIJING_MS = 8 * 3_600_000
export const DAY_MS = 86_400_000

// OC-34
/** Year, month (from 0) and day of the month in Beijing at a time, ms since 1970. */
export function beijingDate(time: number): readonly [year: number, month: number, day: number] {
  const date = new Date(time + BEIJING_MS)
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
}

// OC-34
/** The day of a month on which something is due: `day`, or the last one of a shorter month. Months count from 0, past 11 as well. */
export const dueDay = (year: number, month: number, day: number): number =>
  Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate())

// OC-34
/** When a day of Beijing begins, ms since 1970. Months count from 0, past 11 as well. */
export const beijingTime = (year: number, month: number, day: number): number =>
  Date.UTC(year, month, day) - BEIJING_MS
