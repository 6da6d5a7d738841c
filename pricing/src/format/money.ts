import type { Cents } from '../number/cents.ts'
import { type DecimalInput, cut, decimalParts, halfUp, readDecimal } from '../number/decimal.ts'

/** Digits in groups of three: "1234567" -> "1,234,567". */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

// semantics 5, OC-30
/**
 * Yuan with thousands separators: two decimals rounded half-up, or no decimals, cut off (result page). The sign is kept,
 * but never "-0.00". '' when missing.
 * @example thousands('999.995', 2) // '1,000.00'
 */
export function thousands(yuan: DecimalInput, decimals: 0 | 2 = 2): string {
  const value = readDecimal(yuan)
  if (value === null) return ''
  const rounded = decimals === 0 ? cut(value, 0) : halfUp(value, decimals)
  const { sign, whole, fraction } = decimalParts(rounded, decimals)
  return sign + grouped(whole) + (decimals === 0 ? '' : `.${fraction}`)
}

// semantics 5
/** Cents with separators and two decimals: 94560 -> "945.60", 123456750 -> "1,234,567.50". */
export function money(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

// semantics 5
/** Cents with separators and the decimals that it has, for sentences: 500000 -> "5,000", 50050 -> "500.5". */
export function shortMoney(cents: Cents): string {
  return money(cents).replace(/\.?0+$/, '')
}

// OC-30
/** Cents with separators and no decimals, cut off (result page): 199999 -> "1,999". */
export function moneyCut(cents: Cents): string {
  return grouped(String(Math.trunc(cents / 100)))
}
