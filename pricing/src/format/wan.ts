import { type Cents, yuanText } from '../number/cents.ts'
import { type DecimalInput, cut, decimalText, readDecimal, shifted } from '../number/decimal.ts'

// OC-29
/** Smallest amount that is written in 万, in cents. */
export const WAN_CENTS = 1_000_000

// OC-29
/**
 * Short form of an amount in yuan: from 10000 up in 万, floored to two decimals, without trailing zeros; below that the
 * floored amount without a unit. '' when missing.
 * @example wan('12345') // '1.23万'
 */
export function wan(yuan: DecimalInput): string {
  const value = readDecimal(yuan)
  if (value === null) return ''
  const isLarge = cut(value, 0).coefficient * 100n >= WAN_CENTS
  return isLarge ? `${decimalText(cut(shifted(value, -4), 2))}万` : decimalText(cut(value, 2))
}

// OC-29
/** `wan` for an amount in cents: 1234500 -> "1.23万". */
export function wanCents(cents: Cents): string {
  return wan(yuanText(cents))
}
