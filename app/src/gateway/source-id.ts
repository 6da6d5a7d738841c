import type { SafeStorage } from '../storage/safe-storage.ts'

/** Cookie of spec 9, its mirror in local storage for browsers that shorten the cookie's life, and the query parameter. */
export const SOURCE_ID_COOKIE = 'SOURCE_ID'
export const SOURCE_ID_KEY = 'koo_source_id'
export const SOURCE_ID_QUERY = 'sourceid'
/** 3000 days, in seconds (spec 9). Browsers cap it; each visit renews it. */
export const SOURCE_ID_MAX_AGE = 3000 * 86_400

const SOURCE_ID = /^[0-9]{1,6}$/

/**
 * A source id is one to six ASCII digits, wherever it comes from. Anything else would be sent as a header with every
 * call: a character outside Latin-1 makes fetch throw, and the cookie would keep the app broken for months.
 */
export const validSourceId = (value: string | null | undefined): string | null =>
  value != null && SOURCE_ID.test(value) ? value : null

export interface SourceIdPlaces {
  query: URLSearchParams
  readCookie(name: string): string | null
  writeCookie(name: string, value: string, maxAgeSeconds: number): void
  local: SafeStorage
  /** Id of this kind of environment (spec 9: 147 for a plain browser). */
  fallback: string
}

/** Finds the source id of this visit and, when it was brought along rather than assumed, keeps it for later ones. */
export function settleSourceId({ query, readCookie, writeCookie, local, fallback }: SourceIdPlaces): string {
  const known =
    validSourceId(query.get(SOURCE_ID_QUERY)) ??
    validSourceId(readCookie(SOURCE_ID_COOKIE)) ??
    validSourceId(local.getItem(SOURCE_ID_KEY))
  if (known === null) return fallback
  writeCookie(SOURCE_ID_COOKIE, known, SOURCE_ID_MAX_AGE)
  local.setItem(SOURCE_ID_KEY, known)
  return known
}
