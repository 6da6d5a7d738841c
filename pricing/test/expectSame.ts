import { expect } from 'vitest'
import { type ScheduleInput, calculateSchedule } from '../src/index.ts'
import { calculateScheduleReference } from './reference.ts'
import { expectRate } from './support.ts'

/** Expects the package to agree with the Decimal reference: money to the cent, the real rate within 1e-10. */
export function expectSame(raw: ScheduleInput): void {
  const fast = calculateSchedule(raw)
  const slow = calculateScheduleReference(raw)
  if (fast === null || slow === null) {
    expect(fast).toBe(slow)
    return
  }
  const { realYearRate, ...money } = fast
  const { realYearRate: slowRate, ...slowMoney } = slow
  expect(money).toEqual(slowMoney)
  expectRate(Number(realYearRate), Number(slowRate), 1e-10)
}
