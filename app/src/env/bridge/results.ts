/**
 * Readers of what an app replies. The app is another program, of any version: a reply is used only when it has exactly the
 * shape that was agreed on, and `undefined` means that it has not. Written by hand, because a schema library would be larger than
 * the bridge.
 */
import type { AlipayOutcome, Captured, DeviceContact } from '@koo/flow'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A text of the pattern; undefined for everything else. */
const textOf = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

/** For methods without a result: null means that it was done. */
export const readNothing = (result: unknown): null | undefined => (result === null ? null : undefined)

/** Reads a result with one text of the pattern, or with null in its place. */
const readerOf =
  <Name extends string>(name: Name, pattern: RegExp) =>
  (result: unknown): Record<Name, string | null> | undefined => {
    const value = isRecord(result) ? result[name] : undefined
    const text = value === null ? null : textOf(value, pattern)
    return text === undefined ? undefined : ({ [name]: text } as Record<Name, string | null>)
  }

/** What a header can carry; the session store checks it again. */
export const readToken = readerOf('token', /^[\x21-\x7e]{8,512}$/)

export const readUser = readerOf('userId', /^[\w.@-]{1,64}$/)

/** Of a picture, a video, or of nothing in particular: what a file is, its bytes say when a page takes it. */
const MEDIA = /^(?:(?:image|video)\/[\w.+-]{1,64}|application\/octet-stream)?$/
const BASE64 = /^[A-Za-z0-9+/]{4,}={0,2}$/
const UPLOAD = /^[\w./=+-]{1,512}$/

/** A file in base64 with its type, or the key and hash of one that the app has uploaded. */
export function readCaptured(result: unknown): Captured | undefined {
  if (!isRecord(result)) return undefined
  const [key, hash] = [textOf(result.key, UPLOAD), textOf(result.hash, UPLOAD)]
  if (key !== undefined && hash !== undefined) return { uploaded: { key, hash } }
  const [data, type] = [textOf(result.data, BASE64), textOf(result.type ?? '', MEDIA)]
  if (data === undefined || type === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return { file: new Blob([bytes], { type }) }
  } catch {
    return undefined
  }
}

const OUTCOMES: readonly AlipayOutcome[] = ['signed', 'unknown']

/** How a signing in alipay ended. */
export function readSigning(result: unknown): { outcome: AlipayOutcome } | undefined {
  const outcome = isRecord(result) ? OUTCOMES.find((known) => known === result.outcome) : undefined
  return outcome && { outcome }
}

/** Most contacts that a page is given. */
const MOST_CONTACTS = 50
/** A name as people write it: no controls and no direction marks. */
const NAME = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,40}$/u
const PHONE = /^\+?[\d -]{5,20}$/

/** Contacts with a usable name and phone number; the others are left out. */
export function readContacts(result: unknown): readonly DeviceContact[] | undefined {
  if (!isRecord(result) || !Array.isArray(result.contacts)) return undefined
  return result.contacts.slice(0, MOST_CONTACTS).flatMap((row: unknown) => {
    if (!isRecord(row)) return []
    const [name, phone] = [textOf(row.name, NAME), textOf(row.phone, PHONE)]
    return name === undefined || phone === undefined ? [] : [{ name, phone }]
  })
}
