import { expect, it } from 'vitest'
import { isLoanCoupon } from './index.ts'

it.each([
  [1, true],
  [null, true],
  [undefined, true],
  [2, false],
  [0, false],
])('a coupon of the kind %s is for loans: %s', (kindId, isForLoans) => {
  expect(isLoanCoupon({ kindId })).toBe(isForLoans)
})
