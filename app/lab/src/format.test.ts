import { describe, expect, it } from 'vitest'
import { addMonths, dayText, fieldText, momentText, pretty, readField, spanText, yuan } from './format.ts'

const NOON = Date.UTC(2026, 5, 15, 4)

describe('moments', () => {
  it('are written as a clock in China shows them', () => {
    expect(momentText(NOON)).toBe('2026-06-15 12:00:00')
    expect(momentText(Date.UTC(2026, 11, 31, 16, 0, 7))).toBe('2027-01-01 00:00:07')
  })

  it('come back from the field they were put into', () => {
    expect(fieldText(NOON)).toBe('2026-06-15T12:00')
    expect(readField(fieldText(NOON))).toBe(NOON)
    expect(readField('')).toBeNull()
  })

  it.each([
    [[2026, 0, 31], '2026-02-28'],
    [[2028, 0, 31], '2028-02-29'],
    [[2026, 11, 15], '2027-01-15'],
  ] as const)('a month after %j is %s', ([year, month, day], later) => {
    expect(dayText(addMonths(Date.UTC(year, month, day, 4), 1))).toBe(later)
  })

  it('keeps the time of day over a month', () => {
    expect(momentText(addMonths(Date.UTC(2026, 0, 30, 17, 30), 1))).toBe('2026-02-28 01:30:00')
  })

  it.each([
    [0, '0 秒'],
    [-999, '0 秒'],
    [65_000, '1 分 5 秒'],
    [-7_200_000, '2 小时'],
    [86_400_000 * 3 + 7_200_000 + 1000, '3 天 2 小时'],
  ])('a span of %i ms is %s', (ms, text) => {
    expect(spanText(ms)).toBe(text)
  })
})

describe('values', () => {
  it.each([
    [123_450, '¥1,234.50'],
    [-30_000, '−¥300.00'],
    [0, '¥0.00'],
  ])('%i cents are %s', (cents, text) => {
    expect(yuan(cents)).toBe(text)
  })

  it('JSON is laid out, anything else is left alone', () => {
    expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}')
    expect(pretty({ a: 1 })).toBe('{\n  "a": 1\n}')
    expect(pretty('<html>')).toBe('<html>')
    expect(pretty(undefined)).toBe('undefined')
  })
})
