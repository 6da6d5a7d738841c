import { copy } from '../copy.ts'
import type { CalendarFacts, DueDate } from '../types.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE = 75
/** The day before at nine: an event of a whole day begins at midnight. */
const ALARM = '-PT15H'

const octets = new TextEncoder()

/** A line in pieces of at most 75 octets, each further one behind a space. No character is cut. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let size = 0
  for (const character of line) {
    const { length } = octets.encode(character)
    if (size + length > LINE) {
      pieces.push(piece)
      piece = ' '
      size = 1
    }
    piece += character
    size += length
  }
  return [...pieces, piece].join('\r\n')
}

/** A text as the value of a property. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

/** `20260408` of `2026-04-08`, or of the day after. */
const date = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')

/** `20260302T020004Z` */
const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const eventOf = (id: string, { day, amount, period }: DueDate, count: number, now: number): string[] => {
  const title = escaped(copy.event.title(amount, period, count))
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}-${period}@koo`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(day, 1)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped(copy.event.text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/**
 * A calendar (RFC 5545) with an event of a whole day for each repayment day, and an alarm the day before. `now`: ms since 1970.
 * The same loan gives the same events: saved again, they replace each other.
 */
export function calendarText({ id, days }: CalendarFacts, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Koo//Receipt//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(copy.event.name)}`,
    ...days.flatMap((each) => eventOf(id, each, days.length, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `2026年4月8日` of `2026-04-08` */
const dayText = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/** The repayment days as a text to copy, one in a line. */
export const datesText = ({ days }: CalendarFacts): string =>
  days.map(({ day, amount, period }) => copy.due(dayText(day), amount, period)).join('\n')
