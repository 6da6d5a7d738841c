// semantics 2
/**
 * Exact reading of decimal text with BigInt: a figure of a reply keeps all its digits until the first rounding (a number
 * is read through its shortest decimal form). For more arithmetic see `exact.ts`.
 */

/** coefficient x 10^-scale, scale >= 0. */
export interface DecimalFigure {
  readonly coefficient: bigint
  readonly scale: number
}

// semantics 2
/** Any object that prints itself as a plain decimal, such as a decimal.js value. */
export interface DecimalLike {
  toFixed(): string
}

// OC-3
/** What a caller may pass as a decimal figure. A number is read through its shortest form. */
export type DecimalInput = number | string | DecimalLike | null | undefined

const NUMERIC = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,9}))?\s*$/
/** Digits after this place cannot change a cent and are dropped. This also limits hostile exponents. */
const MAX_SCALE = 400
/** A figure with more digits before the point than a float can hold is not accepted. */
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

// semantics 2
/**
 * Reads a number, a decimal string or a decimal object. `null` means missing: undefined, null, '', NaN, infinities, text
 * that is not a number, booleans.
 */
export function readDecimal(value: unknown): DecimalFigure | null {
  const match = sourceText(value)?.match(NUMERIC)
  if (!match) return null
  const fraction = match[3] ?? ''
  // The second group is part of every match.
  const written = match[2] + fraction
  if (written === '') return null
  const digits = written.replace(/^0+/, '')
  if (digits === '') return { coefficient: 0n, scale: 0 }
  const scale = fraction.length - Number(match[4] ?? 0)
  if (digits.length - scale > MAX_WHOLE_DIGITS) return null
  const size = boundedDigits(digits, scale)
  return { coefficient: BigInt(match[1] === '-' ? `-${size}` : size), scale: clamp(scale) }
}

const clamp = (scale: number): number => Math.min(Math.max(scale, 0), MAX_SCALE)

/** The digits up to the largest scale; a figure other than zero never becomes zero. */
function boundedDigits(digits: string, scale: number): string {
  const kept = digits.slice(0, Math.max(0, digits.length - Math.max(0, scale - MAX_SCALE))) || '1'
  return kept + '0'.repeat(Math.max(0, -scale))
}

/** The figure as a finite float; `null` when it is missing. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const decimal = readDecimal(value)
  return decimal === null ? null : toNumber(decimal)
}

/** The float nearest to the figure. */
export function toNumber({ coefficient, scale }: DecimalFigure): number {
  return Number(`${coefficient}e-${scale}`)
}

/** 10^places. */
export function powerOfTen(places: number): bigint {
  return 10n ** BigInt(places)
}

/** The value x 10^places. */
export function shifted({ coefficient, scale }: DecimalFigure, places: number): DecimalFigure {
  const moved = scale - places
  return { coefficient: coefficient * powerOfTen(Math.max(0, -moved)), scale: Math.max(0, moved) }
}

/** Cuts off after `places` decimals, towards zero: the floor of a value >= 0. */
export function cut(value: DecimalFigure, places: number): DecimalFigure {
  if (value.scale <= places) return value
  return { coefficient: value.coefficient / powerOfTen(value.scale - places), scale: places }
}

/** Rounds half-up after `places` decimals; for a negative value its absolute value is rounded. */
export function halfUp(value: DecimalFigure, places: number): DecimalFigure {
  if (value.scale <= places) return value
  const half = 5n * powerOfTen(value.scale - places - 1)
  const coefficient = value.coefficient + (value.coefficient < 0n ? -half : half)
  return cut({ coefficient, scale: value.scale }, places)
}

/** Sign, whole part and decimals as text, with at least `places` decimals. */
export function decimalParts({ coefficient, scale }: DecimalFigure, places = 0) {
  const isNegative = coefficient < 0n
  const digits = String(isNegative ? -coefficient : coefficient).padStart(scale + 1, '0')
  const point = digits.length - scale
  return {
    sign: isNegative ? '-' : '',
    whole: digits.slice(0, point),
    fraction: digits.slice(point).padEnd(places, '0'),
  }
}

/** Plain text without trailing zeros, e.g. "-12.3". */
export function decimalText(value: DecimalFigure): string {
  const { sign, whole, fraction } = decimalParts(value)
  const decimals = fraction.replace(/0+$/, '')
  return sign + whole + (decimals === '' ? '' : `.${decimals}`)
}
