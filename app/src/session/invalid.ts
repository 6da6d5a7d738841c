import { readCookie, writeCookie, type CookieJar } from '../storage/cookies.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import type { SessionStore } from './session.ts'

/** Marks that the page was reloaded for a session that ended: a cookie that lives a minute (spec 9). */
export const RELOADED = 'koo_session_reloaded'
const PAUSE_SECONDS = 60
/** Time before the reload, in milliseconds (spec 8). */
const RELOAD_DELAY = 1_000

export interface SessionInvalidParts {
  /** Whether the app around the page may have a fresh token to take over: iOS from 3.1.0 on (gate `sessionReload`). */
  reloads: boolean
  session: Pick<SessionStore, 'current' | 'signOut'>
  jar: CookieJar
  /** Second memory of the mark, for browsers that block cookies. */
  tab: SafeStorage
  now(): number
  /** Calls `run` once after `ms`. */
  after(ms: number, run: () => void): unknown
  reload(): void
}

/**
 * What happens when the gateway says that the session is invalid (-4000, -4001): one reload a minute where the app around
 * the page may have another token, else the customer is signed out, which leads to signing in and back to the same page.
 */
export function createSessionInvalid(parts: SessionInvalidParts): () => void {
  const { reloads, session, jar, tab, now, after, reload } = parts
  let reloading = false
  const recentlyReloaded = () => {
    const marks = [readCookie(jar, RELOADED), tab.getItem(RELOADED)]
    // Absolute, because the clock may have been set back meanwhile.
    return marks.some((mark) => mark !== null && Math.abs(now() - Number(mark)) < PAUSE_SECONDS * 1000)
  }
  return () => {
    if (reloading) return
    if (!reloads || session.current() === null || recentlyReloaded()) return session.signOut()
    reloading = true
    // Written before, so that a loop is impossible.
    writeCookie(jar, RELOADED, String(now()), PAUSE_SECONDS)
    tab.setItem(RELOADED, String(now()))
    after(RELOAD_DELAY, reload)
  }
}
