import { Decimal } from 'decimal.js'
import { type DecimalInput, decimalText, readDecimal } from './decimal.ts'

/**
 * decimal.js so wide that no sum and no product of this package is rounded: the longest, a balance after 600 periods
 * at 3 % (semantics 9), has some 1,220 digits. Only a quotient is rounded, half-up.
 */
export const Exact = Decimal.clone({ precision: 1300, rounding: Decimal.ROUND_HALF_UP })

/**
 * Reads a figure for exact arithmetic; `null` when missing (semantics 2).
 *
 * For what is worked out once: settlement, numerals, limits of rates, totals at the contract edge. What the loan page
 * needs while somebody types stays on `decimal.ts`, so that its first load does not carry the library.
 */
export function readExact(value: DecimalInput): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Exact(value) : null
  const decimal = readDecimal(value)
  return decimal === null ? null : new Exact(decimalText(decimal))
}
