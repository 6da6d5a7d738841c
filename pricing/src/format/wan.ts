import { type Cents, yuanText } from '../number/cents.ts'
import { type DecimalInput, cut, decimalText, readDecimal, shifted } from '../number/decimal.ts'

const WAN = 10_000

/**
 * Short amount (OC-29): from 10000 up in 万, floored to two decimals, zeros cut; below it the floored amount alone.
 * '' when missing.
 * @example wan('12345') // '1.23万'
 */
export function wan(yuan: DecimalInput): string {
  const value = readDecimal(yuan)
  if (value === null) return ''
  const isLarge = !value.negative && Number(decimalText(cut(value, 0))) >= WAN
  return isLarge ? `${decimalText(cut(shifted(value, -4), 2), true)}万` : decimalText(cut(value, 2), true)
}

/** `wan` of cents (OC-29). */
export function wanCents(cents: Cents): string {
  return wan(yuanText(cents))
}
