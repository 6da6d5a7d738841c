import { describe, expect, test } from 'vitest'
import { bisectRate, firstGuess, monthlyRate, newtonRate } from './solver.ts'
import { expectRate } from '../../test/support.ts'

/* The solver is tested directly, not through the public functions. From outside the two methods look the same,
   because bisection takes over when Newton fails. */

/** Present value of dues at a rate, term by term with plain powers. */
function worth(dues: readonly number[], first: number, rate: number): number {
  return dues.reduce((sum, due, k) => sum + due * (1 + rate) ** -(first + k), 0)
}

/** The first guess that the package uses. */
function startOf(dues: readonly number[], outlay: number): number {
  return firstGuess(
    dues.length,
    dues.reduce((total, due) => total + due, 0),
    outlay,
  )
}

/** Dues, and their present value at a monthly rate. */
const loans = [
  { dues: [94_560, 94_560, 94_560, 94_560], rate: 0.02 },
  { dues: [1, 5000, 20, 300_000], rate: 0.03 },
  { dues: Array.from({ length: 36 }, (_, k) => 50_000 - 300 * k), rate: 0.0075 },
  { dues: Array.from({ length: 600 }, () => 1000), rate: 0.03 },
  { dues: [110_000], rate: 0.1 },
  { dues: [100_000, 0, 0, 90_000], rate: 0.35 },
  { dues: [100_000, 100_000], rate: 1e-7 },
]
const cases = loans.flatMap(({ dues, rate }) =>
  [1, 1 / 30, 0.4, 29 / 30].map((first) => ({ dues, first, rate, outlay: worth(dues, first, rate) })),
)

describe('Newton', () => {
  test(
    'finds the root in a few iterations, from the first guess of the package and from others',
    { tags: ['pricing.3'] },
    () => {
      for (const { dues, first, rate, outlay } of cases) {
        for (const from of [startOf(dues, outlay), 0, 2 * rate])
          expectRate(newtonRate(dues, outlay, first, from, 14), rate, 1e-12)
      }
    },
  )

  test('converges within seven iterations on ordinary loans', () => {
    for (const { dues, first, rate, outlay } of cases.filter(
      (one) => one.dues.length <= 36 && one.rate < 0.1,
    )) {
      expectRate(newtonRate(dues, outlay, first, startOf(dues, outlay), 7), rate, 1e-12)
    }
  })

  test('the first guess is the exact rate of a one-period loan, and near the rate elsewhere', () => {
    expect(firstGuess(1, 110, 100)).toBeCloseTo(0.1, 15)
    expect(firstGuess(12, 1135, 1000)).toBeCloseTo(0.0208, 4)
  })

  test('gives up after the last iteration, or at NaN', { tags: ['pricing.3'] }, () => {
    const dues = [500, 500, 500]
    const rounds = (limit: number): number | null => newtonRate(dues, worth(dues, 1, 0.02), 1, 0.3, limit)
    expect(rounds(6)).toBeNull()
    expectRate(rounds(7), 0.02, 1e-15)
    expect(newtonRate([100], 90, 1, Number.NaN)).toBeNull()
    expect(newtonRate([0], 90, 1, 0.01)).toBeNull()
  })

  test('never ends below zero', () => {
    expect(newtonRate([50, 50], 100, 1, 0)).toBe(0)
    expect(Object.is(newtonRate([50, 50], 100.000001, 1, 0), 0)).toBe(true)
  })
})

describe('bisection', () => {
  test('finds the root within the tolerance', { tags: ['pricing.4'] }, () => {
    for (const { dues, first, rate, outlay } of cases) {
      expect(Math.abs(bisectRate(dues, outlay, first, 1e-12) - rate)).toBeLessThanOrEqual(1e-12)
      const coarse = bisectRate(dues, outlay, first, 0.25)
      expect(coarse).not.toBe(bisectRate(dues, outlay, first, 1e-12))
      // The interval must be narrower than the tolerance, not equal to it: halved from 1 it is 1/8.
      expect(Math.abs(coarse - rate)).toBeLessThanOrEqual(0.0625)
    }
  })

  test('widens its interval for rates above 100 % a month', () => {
    expectRate(bisectRate([500], 100, 1, 1e-12), 4, 1e-11)
    expectRate(bisectRate([1e6], 1, 1, 1e-9), 999_999, 1e-9)
  })

  test('ends even where no float is close enough', () => {
    // The upper end was doubled sixty times.
    expect(bisectRate([1e300], 1, 1, 1e-15) / 2 ** 60).toBeCloseTo(1, 12)
    expect(bisectRate([300], 100, 1, 0)).toBeCloseTo(2, 14)
  })
})

describe('monthly rate', () => {
  test('is zero exactly when nothing is charged', { tags: ['pricing.3'] }, () => {
    expect(monthlyRate([50, 50], 100, 1)).toBe(0)
    expect(monthlyRate([50, 49], 100, 1)).toBe(0)
    expect(monthlyRate([0, 0], 100, 1)).toBe(0)
    expect(monthlyRate([50, 51], 100, 1)).toBeGreaterThan(0)
  })

  test('uses bisection where Newton finds no root', () => {
    // These dues overflow the slope, so Newton gets NaN.
    expect(monthlyRate([0, 1e308, 1e308, 1e308], 1e306, 1)).toBeGreaterThan(1)
  })
})
