/**
 * A note of the open application in the address of the page: it survives a reload and a sign-in when storage keeps
 * nothing. It has no personal data: the serial number, when it was sent, and a checksum that fits only its customer.
 */
import { isId } from './loanIds.ts'

/** Contents of a note. `sentAt`: ms since 1970. */
interface Note {
  serial: string
  sentAt: number
}

/** Writes a note. `owner`: record key and customer; a note of another owner does not count. */
export function entryNote(owner: string, { serial, sentAt }: Note): string {
  const text = `${serial}.${sentAt.toString(36)}`
  return `${text}.${checkOf(owner, text)}`
}

/** Reads a note; null when there is none, it was changed, or it belongs to another owner. */
export function readEntryNote(owner: string, note: string | null): Note | null {
  const parts = (note ?? '').split('.')
  const check = parts.pop()
  const text = parts.join('.')
  const sentAt = Number.parseInt(parts.pop() ?? '', 36)
  const serial = parts.join('.')
  return isId(serial) && Number.isSafeInteger(sentAt) && check === checkOf(owner, text)
    ? { serial, sentAt }
    : null
}

/** Checksum (FNV-1a, 32 bits): shows that a note belongs to this owner, without naming the owner. */
function checkOf(owner: string, text: string): string {
  let hash = 0x811c9dc5
  for (const letter of `${owner} ${text}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
