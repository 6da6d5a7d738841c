import { type DecimalFigure, cut, powerOfTen, readDecimal, shifted, toNumber } from './decimal.ts'

// OC-2
/**
 * A rate or share as a fraction above 0 (0.24 = 24 %): its exact digits and a float copy. value = digits x 10^-scale.
 * Made by `readRate`. Plain data: it can be stored and sent.
 */
export interface Rate {
  readonly value: number
  readonly scale: number
  readonly digits: string
}

/** Digits after this place never change a cent; a smaller positive rate is read as 10^-60. */
const MAX_RATE_SCALE = 60

function rateOf(decimal: DecimalFigure): Rate | null {
  if (decimal.coefficient <= 0n) return null
  let { coefficient, scale } = cut(decimal, MAX_RATE_SCALE)
  if (coefficient === 0n) coefficient = 1n
  while (scale > 0 && coefficient % 10n === 0n) {
    coefficient /= 10n
    scale--
  }
  return { value: toNumber({ coefficient, scale }), scale, digits: String(coefficient) }
}

// semantics 3.2, OC-2
/**
 * Reads a rate; `null` when missing, zero or negative. A number is read through its shortest decimal form. With
 * `percent: true`, 85 is 0.85.
 */
export function readRate(value: unknown, percent = false): Rate | null {
  const decimal = readDecimal(value)
  if (decimal === null) return null
  return rateOf(percent ? shifted(decimal, -2) : decimal)
}

/** 1 - rate, exact; `null` unless 0 < rate < 1. */
export function complement(rate: Rate | null): Rate | null {
  if (rate === null) return null
  return rateOf({ coefficient: powerOfTen(rate.scale) - BigInt(rate.digits), scale: rate.scale })
}

/** Whether left > right. Exact: two rates with the same float are compared by their digits. */
export function isAbove(left: Rate, right: Rate): boolean {
  // The float copies are rounded correctly, so if they differ, the larger float is the larger rate.
  if (left.value !== right.value || left.digits === right.digits) return left.value > right.value
  return BigInt(left.digits) * powerOfTen(right.scale) > BigInt(right.digits) * powerOfTen(left.scale)
}

/** The lower of two rates; the first when they are equal. */
export function lowerRate(left: Rate, right: Rate): Rate {
  return isAbove(left, right) ? right : left
}
