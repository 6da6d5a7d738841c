import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarText, datesText } from './calendar.ts'

const NOW = Date.parse('2026-03-02T02:00:04.123Z')
const loan = {
  id: '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d',
  days: [
    { day: '2026-04-08', amount: '1,115.09', period: 1 },
    { day: '2026-12-31', amount: '1,115.04', period: 2 },
  ],
}
const octets = (text: string) => new TextEncoder().encode(text).length
/** The lines of a calendar as a reader puts them together again. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar of a loan', () => {
  it('has an event of a whole day, with an alarm the day before, for each repayment day', () => {
    expect(unfolded(calendarText(loan, NOW)).slice(0, 20)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Koo//Receipt//ZH',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:还款日',
      'BEGIN:VEVENT',
      'UID:3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d-1@koo',
      'DTSTAMP:20260302T020004Z',
      'DTSTART;VALUE=DATE:20260408',
      'DTEND;VALUE=DATE:20260409',
      String.raw`SUMMARY:还款¥1\,115.09（第1期，共2期）`,
      'DESCRIPTION:还款金额以账单为准。',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      String.raw`DESCRIPTION:还款¥1\,115.09（第1期，共2期）`,
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
    ])
  })

  it('ends the last event after the end of the year', () => {
    expect(calendarText(loan, NOW)).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  })

  it('gives the same events whenever it is saved', () => {
    const uids = (now: number) => unfolded(calendarText(loan, now)).filter((line) => line.startsWith('UID:'))
    expect(uids(NOW + 86_400_000)).toEqual(uids(NOW))
    expect(new Set(uids(NOW)).size).toBe(2)
  })

  it('ends every line by CRLF, keeps lines to 75 octets, and cuts no character', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(text, (amount) => {
        const days = [{ day: '2026-04-08', amount, period: 1 }]
        const calendar = calendarText({ id: '1', days }, NOW)
        expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(calendar.replaceAll('\r\n', '')).not.toMatch(/\n/)
        for (const line of calendar.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
        expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(calendar))).toBe(
          calendar,
        )
        const plain = unfolded(calendar).find((line) => line.startsWith('SUMMARY:'))
        const read = plain?.slice(8).replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(`还款¥${amount.replaceAll('\r\n', '\n')}（第1期，共1期）`)
      }),
      { numRuns: 60 },
    )
  })
})

it('is also a text, one day in a line', () => {
  expect(datesText(loan)).toBe('2026年4月8日 ¥1,115.09（第1期）\n2026年12月31日 ¥1,115.04（第2期）')
})
