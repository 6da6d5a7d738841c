import { requireList } from '../inputError.ts'
import { readExact } from '../number/exact.ts'
import { bisectedAnnualRate } from './rates.ts'

// semantics 4, OC-23, OC-24
/**
 * Internal rate of monthly cash flows by bisection: nominal annual fraction, within 1e-7. `null` when there are fewer
 * than two flows, the first is not negative, a later one is negative or not a number, or the later ones sum to less than
 * the outlay. 0 when the sums are equal.
 * @param cashFlows yuan or cents, numbers or decimal strings; the first is the outlay, negative.
 */
export function irr(cashFlows: readonly (number | string)[]): number | null {
  const [first, ...later] = requireList(cashFlows, 'cashFlows').map((flow) => readExact(flow))
  if (!first?.lt(0)) return null
  // The sum of all flows, the outlay included.
  let gain = first
  const dues: number[] = []
  for (const flow of later) {
    if (flow === null || flow.lt(0)) return null
    gain = gain.plus(flow)
    dues.push(flow.toNumber())
  }
  if (gain.lt(0)) return null
  return gain.isZero() ? 0 : bisectedAnnualRate(dues, -first.toNumber())
}
