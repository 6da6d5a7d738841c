import { COST_TABLE } from '@koo/flow/config/cost-table'
import { expect, it } from 'vitest'
import { costSetting } from './setting.ts'

const { enabled, readingSeconds } = COST_TABLE

it.each([
  ['not loaded', undefined],
  ['null', null],
  ['a text', 'off'],
  ['a list', [false]],
  ['fields of other shapes', { enabled: 'no', readingSeconds: '9', kinds: [] }],
  ['a time that nobody waits for', { readingSeconds: 3_600 }],
  ['a time before now', { readingSeconds: -1 }],
  ['a time that is no number', { readingSeconds: Number.NaN }],
])('a value that is %s is the one by default', (_what, value) => {
  expect(costSetting(value, 'cash')).toEqual({ isAsked: enabled, readingSeconds })
})

it('each field that can be read counts', () => {
  expect(costSetting({ enabled: !enabled }, 'cash')).toEqual({ isAsked: !enabled, readingSeconds })
  expect(costSetting({ readingSeconds: 0 }, 'cash')).toEqual({ isAsked: enabled, readingSeconds: 0 })
})

it('a kind of loan, and an order, may have a value of its own', () => {
  const value = {
    enabled: true,
    readingSeconds: 8,
    kinds: { merchant: { enabled: false }, order: { readingSeconds: 3 }, staff: null },
  }
  expect(costSetting(value, 'cash')).toEqual({ isAsked: true, readingSeconds: 8 })
  expect(costSetting(value, 'staff')).toEqual({ isAsked: true, readingSeconds: 8 })
  expect(costSetting(value, 'merchant')).toEqual({ isAsked: false, readingSeconds: 8 })
  expect(costSetting(value, null)).toEqual({ isAsked: true, readingSeconds: 3 })
})
