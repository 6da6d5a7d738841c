import {
  type DecimalDigits,
  type DecimalInput,
  cut,
  decimalParts,
  decimalText,
  halfUp,
  readDecimal,
  shifted,
  toNumber,
} from '../number/decimal.ts'
import { readRate } from '../number/rate.ts'

/** Display cap of a struck-through rate (spec 9). */
const DISPLAY_CAP = 0.36
/** A rate above this many percent belongs to the above-24 class (OC-28). */
const ABOVE_24_PERCENT = 23.999

/**
 * Percent of a rate, floored to two decimals after rounding half-up to four (OC-26), zeros cut: 0.2399999 -> "24".
 * The rounding kills solver noise. '' when missing.
 * @param rate a fraction: 0.24 is 24 %
 */
export function percentFloor(rate: DecimalInput): string {
  const percent = flooredPercent(rate)
  return percent === null ? '' : decimalText(percent)
}

/** The shown form of `percentFloor` (OC-26): the fraction 0.24 is "24.00%". '' when missing. */
export function percentText(rate: DecimalInput): string {
  const percent = flooredPercent(rate)
  if (percent === null) return ''
  const { whole, fraction } = decimalParts(percent, 2)
  return `${whole}.${fraction}%`
}

function flooredPercent(rate: DecimalInput): DecimalDigits | null {
  const value = readDecimal(rate)
  return value === null ? null : cut(halfUp(shifted(value, 2), 4), 2)
}

/** Share paid in tenths, floored to two decimals, zeros cut (semantics 5): 0.85 -> "8.5折". '' when missing. */
export function discountText(payFraction: DecimalInput): string {
  const value = readDecimal(payFraction)
  return value === null ? '' : `${decimalText(cut(shifted(value, 1), 2))}折`
}

/** Whether a rate, a fraction, belongs to the above-24 class of the 36-to-24 pop-ups (OC-28). False when missing. */
export function isAbove24(rate: DecimalInput): boolean {
  const value = readDecimal(rate)
  return value !== null && toNumber(shifted(value, 2)) > ABOVE_24_PERCENT
}

/**
 * Struck-through rate of the fake discount (semantics 4), a fraction: min(currentRate / discount, 36 %), shown only
 * when above currentRate and 0 < discount < 1, else `null`. A server's `beforeRate` wins, capped too.
 * A price that was never charged is a legal risk: call this only behind a server flag.
 */
export function struckThroughRate(
  currentRate: number | string | null | undefined,
  discount: number | string | null | undefined,
  beforeRate?: number | string | null,
): number | null {
  const current = readRate(currentRate)
  if (current === null) return null
  const share = readRate(discount)
  // A discount of 1 or more leads to nothing above the current rate.
  const undiscounted = share === null ? 0 : current.value / share.value
  const shown = Math.min(readRate(beforeRate)?.value ?? undiscounted, DISPLAY_CAP)
  return shown > current.value ? shown : null
}

/** Whether the struck-through "before" rate differs from the "after" rate as displayed, both fractions (OC-51). */
export function showsStruckThrough(before: DecimalInput, after: DecimalInput): boolean {
  return percentText(before) !== percentText(after)
}
