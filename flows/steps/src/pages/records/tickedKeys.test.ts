import { describe, expect, it } from 'vitest'
import { tickedKeys } from './tickedKeys.ts'

/** Rows of two groups: each needs those before it in its group. */
const all = ['A1', 'B1', 'A2', 'A3', 'B2'].map((key) => ({ key, row: key }))
const needs = (row: string, rows: readonly string[]) =>
  rows.slice(0, rows.indexOf(row)).filter((other) => other[0] === row[0])
const after = (before: string[], next: string[], more = {}) =>
  tickedKeys({ needs, ...more }, { all, tickable: all, before, next })

describe('rows that need others', () => {
  it('take along what they need', () => {
    expect(after([], ['A3'])).toEqual(['A1', 'A2', 'A3'])
    expect(after(['A1', 'A2', 'A3'], ['A1', 'A2', 'A3', 'B2'])).toEqual(['A1', 'B1', 'A2', 'A3', 'B2'])
  })

  it('fall with what they need', () => {
    expect(after(['A1', 'A2', 'A3', 'B1'], ['A2', 'A3', 'B1'])).toEqual(['B1'])
    expect(after(['A1', 'A2', 'A3'], ['A1', 'A3'])).toEqual(['A1'])
  })

  it('are all ticked, and all taken off', () => {
    const keys = all.map(({ key }) => key)
    expect(after(['B1'], keys)).toEqual(keys)
    expect(after(keys, [])).toEqual([])
  })
})

it('rows without needs are ticked one by one, in the order of the list', () => {
  expect(tickedKeys({}, { all, tickable: all, before: ['B2'], next: ['B2', 'A1'] })).toEqual(['A1', 'B2'])
})

it('no more are ticked than may be: the first ones stay', () => {
  expect(after([], ['A1', 'B1', 'A2', 'A3', 'B2'], { most: 3 })).toEqual(['A1', 'B1', 'A2'])
})
