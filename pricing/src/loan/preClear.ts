import type { DecimalInput } from '../number/decimal.ts'
import { readExact } from '../number/exact.ts'

// semantics 5
/**
 * Periods after which a loan may be settled early: ceil(periods / coefficient), exact. `null`, and so no text, when the
 * coefficient is missing or not above 0.
 * @example preClearPeriods(21, '0.7') // 30
 */
export function preClearPeriods(periods: number, coefficient: DecimalInput): number | null {
  const divisor = readExact(coefficient)
  const dividend = readExact(periods)
  if (dividend === null || divisor === null || divisor.lte(0)) return null
  const result = dividend.div(divisor).ceil().toNumber()
  return Number.isSafeInteger(result) ? result : null
}
