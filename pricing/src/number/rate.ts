import { type DecimalDigits, nonZeroCut, readDecimal, shifted, toNumber } from './decimal.ts'

/**
 * A rate or share as a fraction, above 0 (0.24 = 24 %, OC-2): its exact digits and a float copy of them.
 * value = digits x 10^-scale; made by `readRate`.
 */
export interface Rate {
  readonly value: number
  readonly scale: number
  readonly digits: string
}

/** Beyond this place no rate of the range moves a cent; a smaller positive rate is read as 10^-60. */
const MAX_RATE_SCALE = 60

function rateOf(decimal: DecimalDigits): Rate | null {
  if (decimal.negative || decimal.digits === '') return null
  let { digits, scale } = nonZeroCut(decimal, MAX_RATE_SCALE)
  while (scale > 0 && digits.endsWith('0')) {
    digits = digits.slice(0, -1)
    scale--
  }
  return { value: toNumber({ negative: false, digits, scale }), scale, digits }
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

/** Is left > right? Exact: rates of one float are told apart by their digits. */
export function isAbove(left: Rate, right: Rate): boolean {
  // The float copies are rounded correctly, so where they differ they differ the right way.
  if (left.value !== right.value) return left.value > right.value
  const scale = Math.max(left.scale, right.scale)
  const a = left.digits + '0'.repeat(scale - left.scale)
  const b = right.digits + '0'.repeat(scale - right.scale)
  return a.padStart(b.length, '0') > b.padStart(a.length, '0')
}

/** The lower of two rates, the first when they are equal. */
export function lowerRate(left: Rate, right: Rate): Rate {
  return isAbove(left, right) ? right : left
}
