import type { DecimalInput } from '../number/decimal.ts'
import { Exact, readExact } from '../number/exact.ts'

/** Highest struck-through rate that may be shown. */
const DISPLAY_CAP = '0.36'
// OC-28
/** A rate above this belongs to the above-24 class. */
const ABOVE_24 = '0.23999'

// OC-28
/** Whether a rate (a fraction) belongs to the above-24 class of the 36-to-24 pop-ups. False when missing. */
export function isAbove24(rate: DecimalInput): boolean {
  return readExact(rate)?.gt(ABOVE_24) ?? false
}

// semantics 4
/**
 * Struck-through rate of the fake discount, a fraction: min(currentRate / discount, 36 %). `null` unless it is above
 * currentRate and 0 < discount < 1. A `beforeRate` from the server is used instead, with the same cap. Showing a price
 * that was never charged is a legal risk: call this only behind a server flag. Pages show `referenceRate`, which calculates none.
 */
export function struckThroughRate(
  currentRate: DecimalInput,
  discount: DecimalInput,
  beforeRate?: DecimalInput,
): number | null {
  const current = positive(currentRate)
  if (current === null) return null
  const share = positive(discount)
  // A discount of 1 or more gives nothing above the current rate.
  const undiscounted = share === null ? new Exact(0) : current.div(share)
  const shown = Exact.min(positive(beforeRate) ?? undiscounted, DISPLAY_CAP)
  return shown.gt(current) ? shown.toNumber() : null
}

/** Zero and negative rates count as "not set". */
function positive(rate: DecimalInput) {
  const read = readExact(rate)
  return read?.gt(0) === true ? read : null
}
