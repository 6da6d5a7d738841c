import { type DecimalDigits, decimalText, readDecimal, shifted } from './decimal.ts'

/**
 * A rate or share as a fraction, above 0 (0.24 = 24 %): its exact digits and a float copy of them.
 * value = digits x 10^-scale. `units` is the same as `digits` when that is a safe integer, else -1.
 */
export interface Rate {
  readonly value: number
  readonly units: number
  readonly scale: number
  readonly digits: string
}

/** Beyond this place no rate of the range moves a cent; a smaller positive rate is read as 10^-60. */
const MAX_RATE_SCALE = 60

function rateOf(decimal: DecimalDigits): Rate | null {
  let { digits, scale } = decimal
  if (decimal.negative || digits === '') return null
  if (scale > MAX_RATE_SCALE) {
    digits = digits.slice(0, Math.max(0, digits.length - (scale - MAX_RATE_SCALE))) || '1'
    scale = MAX_RATE_SCALE
  }
  while (scale > 0 && digits.endsWith('0')) {
    digits = digits.slice(0, -1)
    scale--
  }
  return {
    value: Number(decimalText({ negative: false, digits, scale })),
    units: digits.length <= 15 ? Number(digits) : -1,
    scale,
    digits,
  }
}

/**
 * Reads a rate (semantics 3.2, OC-2); `null` when missing, zero or negative. A number is read through its shortest
 * decimal form.
 * `percent: true` reads 85 as 0.85.
 */
export function readRate(value: unknown, percent = false): Rate | null {
  const decimal = readDecimal(value)
  if (decimal === null) return null
  return rateOf(percent ? shifted(decimal, -2) : decimal)
}

/** 1 - rate, exactly; `null` unless 0 < rate < 1. */
export function complement(rate: Rate | null): Rate | null {
  if (rate === null || rate.digits.length > rate.scale) return null
  const padded = rate.digits.padStart(rate.scale, '0')
  // Ten's complement: nine minus each digit, ten minus the last, which is never zero.
  let digits = ''
  for (let i = 0; i < padded.length; i++) {
    digits += String((i === padded.length - 1 ? 10 : 9) - Number(padded[i]))
  }
  return rateOf({ negative: false, digits: digits.replace(/^0+/, ''), scale: rate.scale })
}

/** Is left > right? Exact: equal floats are compared digit by digit. */
export function isAbove(left: Rate, right: Rate): boolean {
  if (left.value !== right.value) return left.value > right.value
  const scale = Math.max(left.scale, right.scale)
  const a = left.digits + '0'.repeat(scale - left.scale)
  const b = right.digits + '0'.repeat(scale - right.scale)
  return a.length === b.length ? a > b : a.length > b.length
}

/** The lower of two rates, the first when they are equal. */
export function lowerRate(left: Rate, right: Rate): Rate {
  return isAbove(left, right) ? right : left
}
