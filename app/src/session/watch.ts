import type { SessionStore } from './session.ts'

export interface SessionWatchParts {
  session: SessionStore
  /** Forgets every answer that was given to somebody else. */
  clear(): void
  /** Asks the pages on show again whether they may be shown: a page that needs a login then leads there. */
  revalidate(): void
  target: EventTarget
}

/**
 * Reacts when somebody else is signed in than a moment ago: by a sign-out here, by another tab, by the gateway's word
 * that the session ended, or while the page lay in the back-forward cache.
 */
export function watchSession({ session, clear, revalidate, target }: SessionWatchParts): void {
  const who = () => session.current()?.userId ?? null
  let shown = who()
  const compare = () => {
    const now = who()
    if (now === shown) return
    shown = now
    clear()
    revalidate()
  }
  session.onChange(compare)
  target.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) compare()
  })
}
