import { dayText } from '@koo/page/time'
import { expect, it } from 'vitest'
import { dueDays, readTime } from '../index.ts'

const NOW = Date.parse('2026-03-02T10:00:00+08:00')

it.each([
  ['2026-12-31', false, '2026-12-31T00:00:00+08:00'],
  ['2026-12-31', true, '2026-12-31T23:59:59.999+08:00'],
  ['2026-12-31 08:30:00', true, '2026-12-31T08:30:00+08:00'],
])('reads %s (end: %s)', (text, isEnd, expected) => {
  expect(readTime(text, isEnd)).toBe(Date.parse(expected))
})

it.each([null, undefined, '', 'soon', '2026-02-31', Number.NaN, Number.POSITIVE_INFINITY])(
  'reads nothing from %s',
  (value) => {
    expect(readTime(value)).toBeNull()
  },
)

it('names the due days, the last of a short month included', () => {
  const days = dueDays('2026-12-31', 31, 4).map((time) => dayText(time, NOW))
  expect(days).toEqual(['12月31日', '2027年1月31日', '2027年2月28日', '2027年3月31日'])
  expect(dueDays('soon', 20, 3)).toEqual([])
})

it.each([
  ['2026-02-28', 29, ['2月28日', '3月29日', '4月29日']],
  ['2027-12-31', 29, ['2027年12月31日', '2028年1月29日', '2028年2月29日']],
  ['2026-03-31', 31, ['3月31日', '4月30日', '5月31日']],
  ['2026-11-05', 1, ['11月5日', '12月1日', '2027年1月1日']],
])('counts due days from %s, day %s of each month', (first, day, expected) => {
  expect(dueDays(first, day, 3).map((time) => dayText(time, NOW))).toEqual(expected)
})

it('keeps the lender’s first date as it is, with its time, and puts the others at midnight', () => {
  const [first, second] = dueDays('2026-03-05 18:30:00', 20, 2)
  expect(first).toBe(Date.parse('2026-03-05T18:30:00+08:00'))
  expect(second).toBe(Date.parse('2026-04-20T00:00:00+08:00'))
})

it('reads the month of the first date in Beijing', () => {
  // In Beijing it is April already.
  expect(dueDays('2026-04-01 00:00:00', 15, 2)[1]).toBe(Date.parse('2026-05-15T00:00:00+08:00'))
  expect(dueDays('2026-04-30 23:59:59', 15, 2)[1]).toBe(Date.parse('2026-05-15T00:00:00+08:00'))
})

it('has one due day a period, in their order, on one day of the month', () => {
  for (let day = 1; day <= 31; day += 1) {
    const days = dueDays('2026-01-01', day, 36)
    expect(days).toHaveLength(36)
    expect(days.toSorted((a, b) => a - b)).toEqual(days)
    const last = new Date((days[35] ?? 0) + 8 * 3_600_000)
    expect([last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate()]).toEqual([2028, 11, day])
  }
})

it.each([0, 1])('names as many due days as there are periods: %s', (count) => {
  expect(dueDays('2026-03-05', 20, count)).toHaveLength(count)
})

it('takes a number of milliseconds as it is', () => {
  expect(readTime(NOW)).toBe(NOW)
  expect(readTime(NOW, true)).toBe(NOW)
  expect(readTime(0)).toBe(0)
})
