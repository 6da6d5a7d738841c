import type { SessionStore } from './session.ts'

export interface SessionWatchParts {
  session: SessionStore
  /** Clears all cached data, which belong to the former customer. */
  clear(): void
  /** Runs the routes again: a page that needs sign-in then opens the sign-in page. */
  revalidate(): void
}

/** Reacts to a change of the signed-in customer. */
export function watchSession({ session, clear, revalidate }: SessionWatchParts): void {
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
}
