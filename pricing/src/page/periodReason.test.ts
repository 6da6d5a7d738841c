import { expect, test } from 'vitest'
import { periodReason } from './periodReason.ts'
import type { PeriodQuote } from './periodQuote.ts'

const quote = (charge: number, averageMonthlyDue: number) => ({ charge, averageMonthlyDue }) as PeriodQuote

const three = quote(40_000, 413_300)
const twelve = quote(150_000, 112_500)
const long = quote(310_000, 62_900)
const all = [three, twelve, long]

test('the cheapest and the one with the lowest payment have a reason, those between have none', () => {
  expect(all.map((each) => periodReason(each, all))).toEqual(['charge', null, 'payment'])
})

test('one that is both is praised for its cost', () => {
  expect(periodReason(quote(1, 1), [quote(1, 1), twelve])).toBe('charge')
})

test('the only one on offer has nothing to be compared with', () => {
  expect(periodReason(three, [three])).toBeNull()
})
