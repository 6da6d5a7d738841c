/**
 * The browser's address bar. This folder is the only one that reads or changes `location` and `history`; everybody
 * else goes through `createNavigate` or the router.
 */

/** Query of the address the page was opened with. */
export const windowQuery = (): URLSearchParams => new URLSearchParams(window.location.search)

/** Scheme, host and port of this page. */
export const windowOrigin = (): string => window.location.origin

/** Path without query and fragment: what reports may name. */
export const windowPath = (): string => window.location.pathname

/** Fragment of the address, with `#`, or an empty string. */
export const windowHash = (): string => window.location.hash

/** Changes the fragment without a navigation, keeping the router's entry as it is. */
export function setWindowHash(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}

/** Loads the current address again. */
export function reloadWindow(): void {
  window.location.reload()
}

/** For the one function that sends the window somewhere, see `navigate.ts`. */
export const windowLocation = (): Pick<Location, 'assign' | 'replace'> => window.location

/** How many entries below the one on show are the router's: it numbers them in their state. */
const ownEntriesBelow = (): number => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : 0
}

/** Leaves for whatever was shown before this app; false when there is nothing, or only pages of its own. */
export function leaveWindow(): boolean {
  if (window.history.length < 2 || ownEntriesBelow() > 0) return false
  window.history.back()
  return true
}
