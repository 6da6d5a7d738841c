/** The product's dates are Beijing time, whatever zone the phone is in (semantics OC-34). */
export const BEIJING_MS = 8 * 60 * 60 * 1000

const beijing = (time: number) => new Date(time + BEIJING_MS)
const two = (value: number) => String(value).padStart(2, '0')

/** 12月31日, or 2027年1月3日 when the year is not the one of `now`. */
export function dayText(time: number, now: number): string {
  const day = beijing(time)
  const year = day.getUTCFullYear()
  const short = `${day.getUTCMonth() + 1}月${day.getUTCDate()}日`
  return year === beijing(now).getUTCFullYear() ? short : `${year}年${short}`
}

/** 23:59 */
export function clockText(time: number): string {
  const at = beijing(time)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}

/** 11月30日 23:59 */
export const momentText = (time: number, now: number): string => `${dayText(time, now)} ${clockText(time)}`

/** 2026-11-30 23:59:59, the form in which dates travel. */
export function beijingText(time: number): string {
  return new Date(time + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')
}
