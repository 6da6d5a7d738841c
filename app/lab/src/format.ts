import { money, toCents } from '@koo/pricing'

/** The sandbox's clock uses the time of China, which has no summer time. */
const ZONE_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

const two = (value: number) => String(value).padStart(2, '0')

/** A date shifted so that its UTC fields show the time in China. */
const inChina = (at: number) => new Date(at + ZONE_MS)

/** '2026-06-15' */
export function dayText(at: number): string {
  const date = inChina(at)
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
}

/** '12:00:07' */
export function timeText(at: number): string {
  const date = inChina(at)
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
}

/** '2026-06-15 12:00:07' */
export const momentText = (at: number): string => `${dayText(at)} ${timeText(at)}`

/** Value of a `datetime-local` field, '2026-06-15T12:00'. */
export const fieldText = (at: number): string => `${dayText(at)}T${timeText(at).slice(0, 5)}`

/** Reads the value of such a field; null when it is empty. */
export function readField(text: string): number | null {
  const at = Date.parse(`${text}Z`)
  return Number.isNaN(at) ? null : at - ZONE_MS
}

/** The same day and time `months` later; the last day when the month is too short. */
export function addMonths(at: number, months: number): number {
  const date = inChina(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(day, date.getUTCDate()))
  return date.getTime() - ZONE_MS
}

/** '3 天 2 小时', '4 分 5 秒', '0 秒': the two largest units of a time span. */
export function spanText(ms: number): string {
  const size = Math.abs(ms)
  const parts = [
    [Math.floor(size / DAY_MS), '天'],
    [Math.floor(size / 3_600_000) % 24, '小时'],
    [Math.floor(size / 60_000) % 60, '分'],
    [Math.floor(size / 1000) % 60, '秒'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  if (first < 0) return '0 秒'
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

/** '¥1,234.50', '−¥300.00' from integer cents. */
export const yuan = (cents: number): string =>
  `${cents < 0 ? '−' : ''}¥${money(toCents(Math.abs(cents) / 100))}`

/** Formats JSON with indentation. Any other text is unchanged. */
export function pretty(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2) ?? 'undefined'
  try {
    return JSON.stringify(JSON.parse(value), null, 2)
  } catch {
    return value
  }
}
