import { readCookie, writeCookie, type CookieJar } from '../storage/cookies.ts'

/** A page that failed to load is loaded again once a minute at most (spec 9: reload cookie 60 s). */
export const RELOAD_PAUSE_SECONDS = 60
const COOKIE = 'koo_reloaded'
const MARK = '#reloaded='

/** Where the guard remembers. The address is the second memory for browsers that block cookies. */
export interface ReloadMemory {
  jar: CookieJar
  hash(): string
  setHash(hash: string): void
  now(): number
}

const recent = (at: string | null, now: number) => {
  if (at === null) return false
  // A stamp that is not a number was written by nobody we know: safer to stop than to loop.
  const time = /^\d{1,16}$/.test(at) ? Number(at) : now
  // Absolute, because the clock may have been set back meanwhile; the guard must then open again.
  return Math.abs(now - time) < RELOAD_PAUSE_SECONDS * 1000
}

/** True once a minute: the caller then reloads. The stamp is written before, so that a loop is impossible. */
export function claimReload({ jar, hash, setHash, now }: ReloadMemory): boolean {
  const time = now()
  const marked = hash().startsWith(MARK) ? hash().slice(MARK.length) : null
  if (recent(readCookie(jar, COOKIE), time) || recent(marked, time)) return false
  writeCookie(jar, COOKIE, String(time), RELOAD_PAUSE_SECONDS)
  setHash(`${MARK}${time}`)
  return true
}

/** Cleans the address after a page was shown. Not at start: the page that failed may be the next thing to load. */
export function clearReloadMark({ hash, setHash }: Pick<ReloadMemory, 'hash' | 'setHash'>): void {
  if (hash().startsWith(MARK)) setHash('')
}
