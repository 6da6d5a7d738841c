import { claimReload } from './reloadGuard.ts'
import { reloadWindow, setWindowHash, windowHash } from './window.ts'

/**
 * Reloads the app after a file of it did not load, and says whether it does: after a release only a reload finds the new files. Not
 * twice in a minute, and not without a network, when the browser would show a page of its own in place of ours.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false
  const isAllowed = claimReload({ jar: document, hash: windowHash, setHash: setWindowHash, now: Date.now })
  if (isAllowed) reloadWindow()
  return isAllowed
}
