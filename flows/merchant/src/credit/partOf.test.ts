import { expect, it } from 'vitest'
import { partOf } from './partOf.ts'

it.each([
  [null, 'start'],
  [undefined, 'start'],
  [0, 'order'],
  ['0', 'order'],
  [51, 'amount'],
  ['51', 'amount'],
  [2, 'start'],
  [6, 'start'],
  [7, 'start'],
  [1, 'elsewhere'],
  [3, 'elsewhere'],
  [31, 'elsewhere'],
  [4, 'elsewhere'],
  ['5', 'elsewhere'],
  [99, 'unknown'],
  ['', 'unknown'],
  ['later', 'unknown'],
] as const)('the status %j is shown as %s', (status, part) => {
  expect(partOf({ status })).toBe(part)
})

it.each(['额度已过期，请重新申请', '额度已过期'])('a limit that has ended (%s) begins again', (reason) => {
  expect(partOf({ status: 51, reason })).toBe('start')
})
