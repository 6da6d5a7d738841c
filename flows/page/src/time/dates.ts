// OC-34
/** Offset of Beijing time, which all dates use, in every time zone of the phone. */
export const BEIJING_MS = 8 * 60 * 60 * 1000

const beijing = (time: number) => new Date(time + BEIJING_MS)
const two = (value: number) => String(value).padStart(2, '0')

/** The Beijing day of a time as 2026-11-30. Such days are compared as texts. */
export const beijingDay = (time: number): string => beijing(time).toISOString().slice(0, 10)

/** A day as it is printed on cards, 2015.03.01, as 2015-03-01; null when there is no such day. */
export function dayIn(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(text) ?? []
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const found = `${year}-${month}-${day}`
  return at.toISOString().startsWith(`${found}T`) ? found : null
}

/** A day as 12月31日, with its year as 2027年 when that is not the year of `now`. */
export function dayParts(time: number, now: number): { readonly date: string; readonly year?: string } {
  const day = beijing(time)
  const year = day.getUTCFullYear()
  const date = `${day.getUTCMonth() + 1}月${day.getUTCDate()}日`
  return year === beijing(now).getUTCFullYear() ? { date } : { date, year: `${year}年` }
}

/** A day as 12月31日, or 2027年1月3日 when its year is not that of `now`. */
export function dayText(time: number, now: number): string {
  const { year = '', date } = dayParts(time, now)
  return year + date
}

/** A time as 23:59. */
export function clockText(time: number): string {
  const at = beijing(time)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}

/** Day and time as 11月30日23:59. */
export const momentText = (time: number, now: number): string => dayText(time, now) + clockText(time)

const DAY_MS = 24 * 60 * 60 * 1000

/** The end of the Beijing day of `now`, ms since 1970: when a limit of today is over. */
export const tomorrow = (now: number): number =>
  (Math.floor((now + BEIJING_MS) / DAY_MS) + 1) * DAY_MS - BEIJING_MS

/** Date and time as 2026-11-30 23:59:59, the format of the contract. */
export function beijingText(time: number): string {
  return new Date(time + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')
}
