import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ScheduleInput, calculateSchedule } from '../src/index.ts'
import { amount, rate, scheduleInput } from './arbitraries.ts'
import { calculateScheduleReference } from './reference.ts'
import { expectRate } from './support.ts'

function expectSame(raw: ScheduleInput): void {
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

  test.each([
    ['0.24', 12],
    ['0.0885', 36],
    ['0.123457', 240],
    ['0.36', 6],
  ])('on the instalments nearest to half a cent, rate %s in %i periods', (yearRate, loanPeriod) => {
    const monthly = Number(yearRate) / 12
    const factor = monthly / -Math.expm1(-loanPeriod * Math.log1p(monthly))
    // Among so many amounts some lie nearer to a tie than float64 can tell.
    const near = Array.from({ length: 200_000 }, (_, i) => 9_900_000_000 + i)
      .map((cents) => ({ cents, gap: Math.abs(((cents * factor) % 1) - 0.5) }))
      .sort((a, b) => a.gap - b.gap)
      .slice(0, 5)
    for (const { cents } of near) expectSame({ amount: (cents / 100).toFixed(2), loanPeriod, yearRate })
  })

  test('where sums exceed the safe integers', () => {
    expectSame({ amount: '1e13', loanPeriod: 600, yearRate: 1, calculationType: 4 })
    expectSame({ amount: '9999950337210', loanPeriod: 593, yearRate: 1 })
    expectSame({
      amount: '9999999999999.99',
      loanPeriod: 599,
      yearRate: '0.99',
      calculationType: 4,
      billDays: 1,
    })
  })

  test.each([
    ['a tie by the rate', { amount: '100', loanPeriod: 1, yearRate: '0.0018' }, '100.02'],
    ['just below a tie', { amount: '100', loanPeriod: 1, yearRate: `0.0017${'9'.repeat(30)}` }, '100.01'],
    ['a tie on the amount itself', { amount: '1000.005', loanPeriod: 1, yearRate: '0.0000001' }, '1000.01'],
    [
      'a rate of a hundred digits',
      { amount: '100', loanPeriod: 1, yearRate: `0.0018${'0'.repeat(95)}1` },
      '100.02',
    ],
    ['a rate too small to charge', { amount: '1', loanPeriod: 3, yearRate: 5e-324 }, '0.33'],
  ])('%s', (_, raw, monthPay) => {
    expect(calculateSchedule(raw)?.monthPay).toBe(monthPay)
  })
})
