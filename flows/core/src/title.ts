import type { Query } from './search.ts'
import type { StepOptions } from './step.ts'

const LENGTH = 20
/** Controls, format characters (bidi, zero-width, soft hyphen) and line breaks of every kind. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** '//', '@', 'www.', or a dot between Latin letters, also written full width. */
const ADDRESS = /\/\/|@|www\.|[a-z\d-]\s?[.。]\s?[a-z]{2}/iu

/** A title from the address, made harmless; null when it reads like a phone number or an address (security 3.1). */
export function cleanTitle(raw: string): string | null {
  const text = raw.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()
  const plain = text.normalize('NFKC')
  if (ADDRESS.test(plain) || (plain.match(/\p{Nd}/gu) ?? []).length >= 7) return null
  return Array.from(text).slice(0, LENGTH).join('') || null
}
/** The title shown: `pageTitle` of the query when usable, else the step's (spec 2). */
export function titleOf(title: StepOptions['title'], query: Query): string {
  const own = typeof title === 'function' ? title(query) : title
  return (query.pageTitle && cleanTitle(query.pageTitle)) || own
}
