import { Decimal } from 'decimal.js'
import { type Cents, MAX_CENTS } from './cents.ts'
import { type DecimalInput, decimalText, readDecimal } from './decimal.ts'

// semantics 9
/**
 * decimal.js with enough precision that no sum and no product of this package is rounded. The longest one, a balance
 * after 600 periods at 3 %, has about 1,220 digits. Only a quotient is rounded, half-up.
 */
export const Exact = Decimal.clone({ precision: 1300, rounding: Decimal.ROUND_HALF_UP })

// semantics 2
/**
 * Reads a figure for exact arithmetic; `null` when missing.
 *
 * For figures that are calculated once: settlement, numerals, limits of rates, totals at the contract edge. The loan
 * page uses `decimal.ts` while the user types, so its first load does not include the library.
 */
export function readExact(value: DecimalInput): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Exact(value) : null
  const decimal = readDecimal(value)
  return decimal === null ? null : new Exact(decimalText(decimal))
}

// semantics 2
/** Yuan to whole cents, half-up, of whatever size; what is missing or negative is 0. */
export function roundedCents(yuan: DecimalInput): Decimal {
  return Exact.max(0, readExact(yuan) ?? 0)
    .times(100)
    .round()
}

// semantics 2
/**
 * Yuan of a reply to cents: `toCents` on decimal.js, for pages that are nobody's first. A test holds the two against
 * each other.
 * @example exactCents('1000.005') // 100001
 */
export function exactCents(yuan: DecimalInput): Cents {
  return Exact.min(roundedCents(yuan), MAX_CENTS).toNumber() as Cents
}
