import { describe, expect, test } from 'vitest'
import { beijingDate, beijingTime, dueDay } from './calendar.ts'

describe('the calendar of Beijing', () => {
  test.each([
    ['2026-11-30T15:59:59Z', [2026, 10, 30]],
    ['2026-11-30T16:00:00Z', [2026, 11, 1]],
    ['2026-12-31T16:00:00Z', [2027, 0, 1]],
  ])('%s is a day of its own, in every time zone', (text, day) => {
    expect(beijingDate(Date.parse(text))).toEqual(day)
  })

  test.each([
    [2026, 1, 31, 28],
    [2028, 1, 31, 29],
    [2026, 3, 31, 30],
    [2026, 3, 20, 20],
    [2026, 13, 31, 28],
  ])('in %i, month %i from 0, what is due on the %ith is due on the %ith', (year, month, day, due) => {
    expect(dueDay(year, month, day)).toBe(due)
  })

  test('a day begins at its midnight, also in a month of the next year', () => {
    expect(beijingTime(2026, 10, 30)).toBe(Date.parse('2026-11-29T16:00:00Z'))
    expect(beijingTime(2026, 12, 1)).toBe(Date.parse('2026-12-31T16:00:00Z'))
  })
})
