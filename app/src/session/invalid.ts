import { readCookie, writeCookie, type CookieJar, type SafeStorage } from '@koo/host/storage'
import type { SessionStore } from '@koo/host/session'

/** Cookie that marks a reload after the session ended; it lives a minute (spec 9). */
const RELOADED = 'koo_session_reloaded'
const PAUSE_SECONDS = 60
/** Time before the reload, in milliseconds (spec 8). */
const RELOAD_DELAY = 1_000

export interface SessionInvalidParts {
  session: Pick<SessionStore, 'current' | 'end' | 'drop'>
  jar: CookieJar
  /** Second place for the mark, for browsers that block cookies. */
  tab: SafeStorage
  now(): number
  /** Calls `run` once after `ms`. */
  after(ms: number, run: () => void): unknown
  reload(): void
}

/**
 * Handles an invalid session (-4000, -4001) where the app around the page may have a new token, iOS from 3.1.0 on (gate
 * `sessionReload`): one reload a minute, else the customer is signed out, and then signs in for the same page.
 */
export function createSessionInvalid(parts: SessionInvalidParts): (token: string | null) => void {
  const { session, jar, tab, now, after, reload } = parts
  let reloading = false
  const recentlyReloaded = () => {
    const marks = [readCookie(jar, RELOADED), tab.getItem(RELOADED)]
    // Absolute, because the clock may have been set back.
    return marks.some((mark) => mark !== null && Math.abs(now() - Number(mark)) < PAUSE_SECONDS * 1000)
  }
  return (token) => {
    if (reloading) return
    if (session.current()?.token !== token || recentlyReloaded()) return session.end(token)
    reloading = true
    // Written before the reload, so that it cannot loop.
    writeCookie(jar, RELOADED, String(now()), PAUSE_SECONDS)
    tab.setItem(RELOADED, String(now()))
    after(RELOAD_DELAY, () => {
      reloading = false
      const current = session.current()
      // Somebody else has signed in meanwhile, in another tab.
      if (current !== null && current.token !== token) return
      // The page is reset (gap 116): the next document asks the app for its token, and a blocked storage cannot loop.
      session.drop()
      reload()
    })
  }
}
