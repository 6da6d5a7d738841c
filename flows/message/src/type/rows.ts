import type { Message } from '@koo/api-client/types'
import { beijingText, clockText, dayParts } from '@koo/page/time'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'

/** A message as the list shows it. */
export interface MessageRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly isUnread: boolean
  /** When it came, ms since 1970; null when that cannot be read. */
  readonly at: number | null
}

/** The messages in the order of the reply, the newest first. Texts are made when a row is shown, because there may be thousands. */
export const messageRows = (messages: readonly Message[]): MessageRow[] =>
  messages.map(({ id, title, summary, status, time }) => ({
    id: String(id),
    title: title.trim() || copy.noTitle,
    summary: summary?.trim() ?? '',
    // Other states are not known to be unread.
    isUnread: String(status) === '0',
    at: readTime(time),
  }))

/** Heading of the month of a message; '' when that is not known. */
export function monthOf({ at }: MessageRow): string {
  if (at === null) return ''
  const day = beijingText(at)
  return copy.month(day.slice(0, 4), Number(day.slice(5, 7)))
}

/** Day and time of a message below the heading of its month; '' when they are not known. */
export const momentOf = ({ at }: MessageRow, now: number): string =>
  at === null ? '' : dayParts(at, now).date + clockText(at)
