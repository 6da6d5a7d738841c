import { expect, it } from 'vitest'
import { clearAfter } from './clearAfter.ts'

it.each([
  ['a quarter of 12 periods', 12, { preClearCoefficient: 4 }, 3],
  ['nothing said', 12, {}, null],
  ['never in the first six periods', 12, { preClearCoefficient: 4, advanceType: 'noFirstSix' }, 6],
  ['later than six periods', 24, { preClearCoefficient: 3, advanceType: 'noFirstSix' }, 8],
  ['a loan of six periods that is locked for six', 6, { advanceType: 'noFirstSix' }, null],
])('early settlement with %s', { tags: ['earlySettlement.3'] }, (_what, periods, terms, after) => {
  expect(clearAfter(periods, terms)).toBe(after)
})
