import { dayText } from '@koo/page'
import { expect, it } from 'vitest'
import { dueDays, readTime } from './index.ts'

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
