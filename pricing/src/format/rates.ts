import {
  type DecimalFigure,
  type DecimalInput,
  cut,
  decimalParts,
  decimalText,
  halfUp,
  readDecimal,
  shifted,
} from '../number/decimal.ts'

// OC-26
/**
 * Percent of a rate: rounded half-up to four decimals, then floored to two, without trailing zeros: 0.2399999
 * -> "24". The first rounding removes the error of the rate solver. '' when missing.
 * @param rate a fraction: 0.24 is 24 %
 */
export function percentFloor(rate: DecimalInput): string {
  const percent = flooredPercent(rate)
  return percent === null ? '' : decimalText(percent)
}

// OC-26
/** The same percent as `percentFloor`, as it is shown: the fraction 0.24 is "24.00%". '' when missing. */
export function percentText(rate: DecimalInput): string {
  const percent = flooredPercent(rate)
  if (percent === null) return ''
  const { sign, whole, fraction } = decimalParts(percent, 2)
  return `${sign}${whole}.${fraction}%`
}

function flooredPercent(rate: DecimalInput): DecimalFigure | null {
  const value = readDecimal(rate)
  return value === null ? null : cut(halfUp(shifted(value, 2), 4), 2)
}

// semantics 5
/** Share paid in tenths, floored to two decimals, without trailing zeros: 0.85 -> "8.5折". '' when missing. */
export function discountText(payFraction: DecimalInput): string {
  const value = readDecimal(payFraction)
  return value === null ? '' : `${decimalText(cut(shifted(value, 1), 2))}折`
}

// OC-51
/** Whether the struck-through "before" rate differs from the "after" rate as shown; both are fractions. */
export function showsStruckThrough(before: DecimalInput, after: DecimalInput): boolean {
  return percentText(before) !== percentText(after)
}
