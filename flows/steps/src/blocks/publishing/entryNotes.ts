/**
 * Notes of open applications in the history entry of the page: they survive a reload when storage keeps nothing. Each is
 * ended by its own serial number, so that the end of one loan does not end the note of another kind. They have no personal
 * data, because no sign-out reaches the entries further back: serial number, time of sending, kind of loan, and a checksum.
 */
import { checksum } from '@koo/page/checksum'
import { isId, readKind } from './loanIds.ts'

/** Contents of a note. `sentAt`: ms since 1970. */
export interface Note {
  serial: string
  sentAt: number
  kind: string | null
}

/** Stands between two notes. */
const NEXT = '*'
/** What a note can look like, whoever owns it. */
const LOOKS_LIKE_NOTE = /^[\w.-]{1,140}$/
/** More notes than that are never open: the oldest are dropped. */
const MOST_NOTES = 4

/** The notes with one more, or with a new version of it. `owner`: record key and customer; notes of others stay. */
export const withNote = (owner: string, notes: string | null, note: Note): string =>
  [textOf(owner, note), ...others(owner, notes, note.serial)].slice(0, MOST_NOTES).join(NEXT)

/** The notes without the one of this serial number; null when none are left. */
export function withoutNote(owner: string, notes: string | null, serial: string): string | null {
  const rest = others(owner, notes, serial)
  return rest.length === 0 ? null : rest.join(NEXT)
}

/** The notes of this owner, newest first; those that were changed, or belong to another owner, do not count. */
export const readNotes = (owner: string, notes: string | null): Note[] =>
  (notes ?? '').split(NEXT).flatMap((text) => {
    const note = parse(owner, text)
    return note ? [note] : []
  })

const others = (owner: string, notes: string | null, serial: string): string[] =>
  (notes ?? '')
    .split(NEXT)
    .filter((text) => LOOKS_LIKE_NOTE.test(text) && parse(owner, text)?.serial !== serial)

function textOf(owner: string, { serial, sentAt, kind }: Note): string {
  const text = `${serial}.${sentAt.toString(36)}.${kind ?? ''}`
  return `${text}.${checkOf(owner, text)}`
}

function parse(owner: string, note: string): Note | null {
  const parts = note.split('.')
  const check = parts.pop()
  const text = parts.join('.')
  const kind = readKind(parts.pop())
  const sentAt = Number.parseInt(parts.pop() ?? '', 36)
  const serial = parts.join('.')
  return isId(serial) && Number.isSafeInteger(sentAt) && check === checkOf(owner, text)
    ? { serial, sentAt, kind }
    : null
}

/**
 * With its checksum a note does not count for the next customer in the same tab, and names nobody. It keeps nobody from writing
 * a note: that no link can is up to the host.
 */
const checkOf = (owner: string, text: string): string => checksum(`${owner} ${text}`).toString(36)
