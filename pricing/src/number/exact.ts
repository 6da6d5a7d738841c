import { Decimal } from 'decimal.js'
import { type Cents, MAX_CENTS } from './cents.ts'
import { type DecimalInput, decimalText, readDecimal } from './decimal.ts'

/**
 * decimal.js with enough precision that no sum and no product of this package is rounded. The longest one, a balance
 * after 600 periods at 3 % (semantics 9), has about 1,220 digits. Only a quotient is rounded, half-up.
 */
export const Exact = Decimal.clone({ precision: 1300, rounding: Decimal.ROUND_HALF_UP })

/**
 * Reads a figure for exact arithmetic; `null` when missing (semantics 2).
 *
 * For figures that are calculated once: settlement, numerals, limits of rates, totals at the contract edge. The loan
 * page uses `decimal.ts` while the user types, so its first load does not include the library.
 */
export function readExact(value: DecimalInput): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Exact(value) : null
  const decimal = readDecimal(value)
  return decimal === null ? null : new Exact(decimalText(decimal))
}

/** Yuan to whole cents, half-up, of whatever size; what is missing or negative is 0 (semantics 2). */
export function roundedCents(yuan: DecimalInput): Decimal {
  return Exact.max(0, readExact(yuan) ?? 0)
    .times(100)
    .round()
}

/**
 * Yuan of a reply to cents: `toCents` on decimal.js, for pages that are nobody's first (semantics 2). A test holds the
 * two against each other.
 * @example exactCents('1000.005') // 100001
 */
export function exactCents(yuan: DecimalInput): Cents {
  return Exact.min(roundedCents(yuan), MAX_CENTS).toNumber() as Cents
}
