import type { SessionStore } from './session.ts'

export interface SessionWatchParts {
  session: SessionStore
  /** Clears all cached data, which belong to the former customer. */
  clear(): void
  /** Runs the routes again: a page that needs sign-in then opens the sign-in page. */
  revalidate(): void
  target: EventTarget
}

/**
 * Reacts to a change of the signed-in customer: by a sign-out here, in another tab, by an ended session, or while the page
 * was in the back-forward cache.
 */
export function watchSession({ session, clear, revalidate, target }: SessionWatchParts): void {
  const currentUser = () => session.current()?.userId ?? null
  let shown = currentUser()
  const compare = () => {
    const now = currentUser()
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
