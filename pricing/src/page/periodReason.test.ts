import { expect, test } from 'vitest'
import { periodReason } from './periodReason.ts'
import type { PeriodQuote } from './periodQuote.ts'

const quote = (periods: number, charge: number, averageMonthlyDue: number) =>
  ({ periods, charge, averageMonthlyDue }) as PeriodQuote

const three = quote(3, 40_000, 413_300)
const twelve = quote(12, 150_000, 112_500)
const long = quote(24, 310_000, 62_900)

test('the cheapest and the one with the lowest payment have a reason, those between and unknown ones have none', () => {
  expect([3, 12, 24, 36].map((periods) => periodReason(periods, [three, twelve, long]))).toEqual([
    'charge',
    null,
    'payment',
    null,
  ])
})

test('one that is both is praised for its cost', () => {
  expect(periodReason(6, [quote(6, 1, 1), twelve])).toBe('charge')
})

test('the only one on offer has nothing to be compared with', () => {
  expect(periodReason(3, [three])).toBeNull()
})
