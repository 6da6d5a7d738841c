import { readCookie, writeCookie, type CookieJar } from '../storage/cookies.ts'

// spec 9: the cookie of a reload lasts 60 s.
/** Least time between two reloads after a failed load. */
export const RELOAD_PAUSE_SECONDS = 60
const COOKIE = 'koo_reloaded'
const MARK = '#reloaded='

/** Where the guard stores its mark. The address is the second place, for browsers that block cookies. */
export interface ReloadMemory {
  jar: CookieJar
  hash(): string
  setHash(hash: string): void
  now(): number
}

const recent = (at: string | null, now: number) => {
  if (at === null) return false
  // A mark that is not a number was not written by us: better no reload than a loop.
  const time = /^\d{1,16}$/.test(at) ? Number(at) : now
  // Absolute, because the clock may have been set back: a reload must then be possible again.
  return Math.abs(now - time) < RELOAD_PAUSE_SECONDS * 1000
}

/** Returns true once a minute; the caller then reloads. The mark is written before, so that it cannot loop. */
export function claimReload({ jar, hash, setHash, now }: ReloadMemory): boolean {
  const time = now()
  const marked = hash().startsWith(MARK) ? hash().slice(MARK.length) : null
  if (recent(readCookie(jar, COOKIE), time) || recent(marked, time)) return false
  writeCookie(jar, COOKIE, String(time), RELOAD_PAUSE_SECONDS)
  setHash(`${MARK}${time}`)
  return true
}

/** Removes the mark from the address after a page was shown. Not earlier: the next load may be the one that fails. */
export function clearReloadMark({ hash, setHash }: Pick<ReloadMemory, 'hash' | 'setHash'>): void {
  if (hash().startsWith(MARK)) setHash('')
}
