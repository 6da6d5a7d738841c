import type { SafeStorage } from '@koo/host/storage'

/** Cookie (spec 9), its copy in local storage for browsers that shorten the life of cookies, and the query parameter. */
export const SOURCE_ID_COOKIE = 'SOURCE_ID'
export const SOURCE_ID_KEY = 'koo_source_id'
export const SOURCE_ID_QUERY = 'sourceid'
/** 3000 days, in seconds (spec 9). Browsers cap it; each visit renews it. */
export const SOURCE_ID_MAX_AGE = 3000 * 86_400

const SOURCE_ID = /^[0-9]{1,6}$/

/**
 * Checks a source id: one to six ASCII digits. It is sent as a header with every call: with a character outside Latin-1
 * fetch would throw, and the cookie would keep the app broken for months.
 */
export const validSourceId = (value: string | null | undefined): string | null =>
  value != null && SOURCE_ID.test(value) ? value : null

export interface SourceIdPlaces {
  query: URLSearchParams
  readCookie(name: string): string | null
  writeCookie(name: string, value: string, maxAgeSeconds: number): void
  local: SafeStorage
  /** Default id of the environment (spec 9: 147 for a plain browser). */
  fallback: string
}

/** Finds the source id of this visit; one that is not the default is stored for later visits. */
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
