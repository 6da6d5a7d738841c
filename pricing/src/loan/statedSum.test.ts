import { expect, test } from 'vitest'
import { readStatedSum, statedCents } from './statedSum.ts'

test('a sum whose parts add up to the cent is read', () => {
  expect(readStatedSum({ total: '1115.09', plus: ['974.52', '134.57', '6.00'] })).toEqual({
    total: 111_509,
    plus: [97_452, 13_457, 600],
    minus: [],
  })
  expect(readStatedSum({ total: 29_249.42, plus: [27_944.29, 498.44, 806.69] })?.total).toBe(2_924_942)
  expect(readStatedSum({ total: '90.00', plus: ['100.00'], minus: ['10.00'] })?.minus).toEqual([1_000])
})

test.each([
  ['a cent too much', { total: '1115.10', plus: ['974.52', '134.57', '6.00'] }],
  ['a cent too little', { total: '1115.08', plus: ['974.52', '134.57', '6.00'] }],
  ['a missing part', { total: '1109.09', plus: ['974.52', '134.57', null] }],
  ['a missing total', { total: undefined, plus: ['0.00'] }],
  ['a negative part that would make it right', { total: '90.00', plus: ['100.00', '-10.00'] }],
  ['a negative total', { total: '-10.00', plus: [], minus: ['10.00'] }],
  ['no number', { total: '一千', plus: ['1000.00'] }],
  ['more than money can be', { total: '1e15', plus: ['1e15'] }],
])('a sum with %s is not read', (_, sum) => {
  expect(readStatedSum(sum)).toBeNull()
})

test('zero is a figure, nothing is not', () => {
  expect([statedCents('0.00'), statedCents(0), statedCents(''), statedCents(null)]).toEqual([
    0,
    0,
    null,
    null,
  ])
})
