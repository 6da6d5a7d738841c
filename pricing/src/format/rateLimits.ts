import type { DecimalInput } from '../number/decimal.ts'
import { Exact, readExact } from '../number/exact.ts'
import { RATE_CLASS } from '../schedule/ceilings.ts'
import { RATE_CAP } from '../schedule/rateCap.ts'

// OC-28
/** Cents move the rate of a contract of 24 % below it by less than this. */
const CENT_NOISE = '0.00001'

// OC-28
/** Whether a rate (a fraction) belongs to the above-24 class of the 36-to-24 pop-ups. False when missing. */
export function isAbove24(rate: DecimalInput): boolean {
  return readExact(rate)?.gt(new Exact(RATE_CLASS.rate).minus(CENT_NOISE)) ?? false
}

// semantics 4
/**
 * Struck-through rate of the fake discount, a fraction: min(currentRate / discount, ceiling). `null` unless it is above
 * currentRate and 0 < discount < 1. A `beforeRate` from the server is used instead, with the same cap. Showing a price
 * that was never charged is a legal risk: call this only behind a server flag. Pages show `referenceRate`, which calculates none.
 */
export function struckThroughRate(
  currentRate: DecimalInput,
  discount: DecimalInput,
  beforeRate?: DecimalInput,
  ceiling = RATE_CAP,
): number | null {
  const current = positive(currentRate)
  if (current === null) return null
  const share = positive(discount)
  // A discount of 1 or more gives nothing above the current rate.
  const undiscounted = share === null ? new Exact(0) : current.div(share)
  const shown = Exact.min(positive(beforeRate) ?? undiscounted, ceiling)
  return shown.gt(current) ? shown.toNumber() : null
}

/** Zero and negative rates count as "not set". */
function positive(rate: DecimalInput) {
  const read = readExact(rate)
  return read?.gt(0) === true ? read : null
}
