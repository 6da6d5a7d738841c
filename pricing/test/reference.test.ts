import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateSchedule } from '../src/index.ts'
import { amount, corner, rate, scheduleInput } from './arbitraries.ts'
import { expectSame } from './expectSame.ts'

describe('fast schedule equals the Decimal reference', () => {
  test('on random terms and benefits', () => {
    fc.assert(fc.property(scheduleInput, expectSame), { numRuns: 1500 })
  })

  test('on one-period loans, where ties are common', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 9999 }), (cents, bp) => {
        expectSame({ amount: (cents / 100).toFixed(2), loanPeriod: 1, yearRate: (bp / 10_000).toFixed(4) })
      }),
      { numRuns: 3000 },
    )
  })

  test('on long terms', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 100, max: 600 }), rate, (principal, loanPeriod, yearRate) => {
        expectSame({ amount: principal, loanPeriod, yearRate })
      }),
      { numRuns: 25 },
    )
  })

  test('in edge cases: a cent, 1e8 yuan, 600 periods, rates of 1e-6 and 1, caps that apply, waivers longer than the term', () => {
    const seen = { cap: 0, waiver: 0, long: 0, cent: 0, largest: 0, lowest: 0, highest: 0 }
    fc.assert(
      fc.property(corner, (raw) => {
        expectSame(raw)
        const schedule = calculateSchedule(raw)
        seen.cap += schedule !== null && schedule.totalcouponamount === raw.couponUpperLimit ? 1 : 0
        seen.waiver += raw.calculationType === 2 && Number(raw.periodLimit) > Number(raw.loanPeriod) ? 1 : 0
        seen.long += raw.loanPeriod === 600 ? 1 : 0
        seen.cent += raw.amount === '0.01' ? 1 : 0
        seen.largest += raw.amount === '100000000' ? 1 : 0
        seen.lowest += raw.yearRate === '0.000001' ? 1 : 0
        seen.highest += raw.yearRate === '1' ? 1 : 0
      }),
      { numRuns: 400 },
    )
    expect(Object.entries(seen).filter(([, times]) => times <= 5)).toEqual([])
  })

  test('above the fast range, up to 1e13 yuan', () => {
    const large = fc
      .bigInt({ min: 10n ** 10n, max: 10n ** 15n })
      .map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
    const few = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 36 }) },
    )
    fc.assert(
      fc.property(large, few, rate, rate, (principal, loanPeriod, yearRate, handFeeRate) => {
        expectSame({
          amount: principal,
          loanPeriod,
          yearRate,
          handFeeRate,
          instBaseYearRate: '0.0385',
          calculationType: 4,
          deductType: 3,
        })
      }),
      { numRuns: 3000 },
    )
  })
})
