import { expect } from 'vitest'
import { type ScheduleInput, type Terms, parseTerms } from '../src/index.ts'

/** |actual - expected| <= tolerance x max(1, |expected|). */
export function expectRate(actual: number | null, expected: number, tolerance: number): void {
  expect(actual).not.toBeNull()
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(
    tolerance * Math.max(1, Math.abs(expected)),
  )
}

/** Terms of an input that must be readable. */
export function termsOf(raw: ScheduleInput): Terms {
  const terms = parseTerms(raw)
  if (terms === null) throw new Error(`no terms in ${JSON.stringify(raw)}`)
  return terms
}
