import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asCents, exactCents, toCents } from '../src/index.ts'
import { amount, anyFigure } from './arbitraries.ts'

describe('exact conversion', () => {
  test('is the one of the loan page', () => {
    // More digits than any figure has: `toCents` reads none, decimal.js reads the largest amount.
    const figure = fc.oneof(amount, anyFigure).filter((yuan) => !(Math.abs(Number(yuan)) > 1e290))
    fc.assert(
      fc.property(figure, (yuan) => {
        expect(exactCents(yuan)).toBe(toCents(yuan))
      }),
    )
    expect(exactCents('1000.005')).toBe(asCents(100_001))
  })
})
