import { expect, it } from 'vitest'
import { beijingText, clockText, dayText, momentText, tomorrow } from './dates.ts'

const NOW = Date.parse('2026-03-02T10:00:00+08:00')

it('formats days and times in Beijing time, in every time zone of the device', () => {
  const time = Date.parse('2026-12-31T16:30:05Z')
  expect(dayText(time, NOW)).toBe('2027年1月1日')
  expect(dayText(Date.parse('2026-11-30T15:59:00Z'), NOW)).toBe('11月30日')
  expect(clockText(time)).toBe('00:30')
  expect(momentText(Date.parse('2026-11-30T15:59:00Z'), NOW)).toBe('11月30日23:59')
  expect(beijingText(time)).toBe('2027-01-01 00:30:05')
})

it('knows when the Beijing day ends', () => {
  for (const time of ['2026-12-31T16:30:05Z', '2027-01-01T00:00:00+08:00', '2027-01-01T23:59:59+08:00'])
    expect(tomorrow(Date.parse(time))).toBe(Date.parse('2027-01-02T00:00:00+08:00'))
})
