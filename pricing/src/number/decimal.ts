/**
 * Exact decimal text. A wire figure is kept as its digits, so that nothing is lost between the JSON and the
 * first rounding (semantics 2: input is read through its shortest decimal form).
 */

/** `digits` x 10^-`scale`, digits without leading zeros ('' is zero), scale >= 0. */
export interface DecimalDigits {
  readonly negative: boolean
  readonly digits: string
  readonly scale: number
}

/** Anything that prints itself as a plain decimal: decimal.js and its relatives fit (semantics 2). */
export interface DecimalLike {
  toFixed(): string
}

/** What a caller may hand in where a decimal figure is meant; a number is read through its shortest form (OC-3). */
export type DecimalInput = number | string | DecimalLike | null | undefined

const NUMERIC = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,9}))?\s*$/
/** Digits behind this place cannot move a cent and are dropped, which also bounds hostile exponents. */
const MAX_SCALE = 400
/** More digits before the point than a float can hold are no figure of this package. */
const MAX_WHOLE_DIGITS = 300

function sourceText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  if (
    typeof value === 'object' &&
    value !== null &&
    'toFixed' in value &&
    typeof value.toFixed === 'function'
  ) {
    const text: unknown = value.toFixed()
    return typeof text === 'string' ? text : null
  }
  return null
}

/**
 * Reads a number, a decimal string or a decimal object.
 * `null` means missing: undefined, null, '', NaN, infinities, text that is no number, booleans (semantics 2).
 */
export function readDecimal(value: unknown): DecimalDigits | null {
  const match = sourceText(value)?.match(NUMERIC)
  if (!match) return null
  const fraction = match[3] ?? ''
  // The second group takes part in every match.
  const written = match[2] + fraction
  if (written === '') return null
  const digits = withoutLeadingZeros(written)
  if (digits === '') return { negative: false, digits, scale: 0 }
  const scale = fraction.length - Number(match[4] ?? 0)
  if (digits.length - scale > MAX_WHOLE_DIGITS) return null
  return nonZeroCut(shifted({ negative: match[1] === '-', digits, scale }, 0), MAX_SCALE)
}

function withoutLeadingZeros(text: string): string {
  let start = 0
  while (text.charCodeAt(start) === 48) start++
  return text.slice(start)
}

/** A finite float of the figure, or `null` when it is missing. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const decimal = readDecimal(value)
  return decimal === null ? null : toNumber(decimal)
}

/** The float nearest to the figure. */
export function toNumber(value: DecimalDigits): number {
  const size = Number(`0${value.digits}e-${value.scale}`)
  return value.negative ? -size : size
}

/** The value x 10^places. */
export function shifted(value: DecimalDigits, places: number): DecimalDigits {
  const scale = value.scale - places
  const digits = value.digits && value.digits + '0'.repeat(Math.max(0, -scale))
  return { negative: value.negative, digits, scale: Math.max(0, scale) }
}

/** Cut towards zero after `places` decimals: the floor of a value that is not negative. */
export function cut(value: DecimalDigits, places: number): DecimalDigits {
  const scale = Math.min(value.scale, places)
  const digits = value.digits.slice(0, Math.max(0, value.digits.length - (value.scale - scale)))
  return { negative: value.negative && digits !== '', digits, scale }
}

/** The same for a figure that is not zero and must not become it: at least one unit of the last place is kept. */
export function nonZeroCut(value: DecimalDigits, places: number): DecimalDigits {
  const { digits, scale } = cut(value, places)
  return { negative: value.negative, digits: digits || '1', scale }
}

/** Half-up after `places` decimals; a negative value is rounded by its size. */
export function halfUp(value: DecimalDigits, places: number): DecimalDigits {
  if (value.scale <= places) return value
  const drop = value.scale - places
  const next = value.digits.length >= drop ? value.digits.charCodeAt(value.digits.length - drop) - 48 : 0
  const lower = cut(value, places)
  if (next < 5) return lower
  return { negative: value.negative, digits: increment(lower.digits), scale: places }
}

function increment(digits: string): string {
  const head = digits.replace(/9+$/, '')
  return head.slice(0, -1) + String(Number(head.slice(-1)) + 1) + '0'.repeat(digits.length - head.length)
}

/** Whole part and decimals as text, `places` decimals at least; no sign. */
export function decimalParts(value: DecimalDigits, places = 0): { whole: string; fraction: string } {
  const digits = value.digits.padStart(value.scale + 1, '0')
  const point = digits.length - value.scale
  return { whole: digits.slice(0, point), fraction: digits.slice(point).padEnd(places, '0') }
}

/** Plain text without trailing zeros behind the point, e.g. "-12.3". */
export function decimalText(value: DecimalDigits): string {
  const parts = decimalParts(value)
  const fraction = parts.fraction.replace(/0+$/, '')
  return (value.negative ? '-' : '') + parts.whole + (fraction === '' ? '' : `.${fraction}`)
}
