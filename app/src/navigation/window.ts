/**
 * Access to the browser's address. Only this folder reads or changes `location` and `history`; all other code uses
 * `createNavigate` or the router.
 */

import { cleanAddress } from './clean-address.ts'

declare global {
  interface Window {
    /** Credential of a partner that the address brought along, until it is taken. Kept nowhere else. */
    kooCredential?: string | null
  }
}

/** Form of a partner's credential; its name in the address is `partnerToken` (both proposed, gap N13). */
const CREDENTIAL = /^[\w.-]{8,512}$/

/**
 * Removes personal data and secrets from the address. Runs before any other code, so that no report, request or redirect contains
 * them. The credential of a partner is kept in memory for the one page that signs in with it.
 */
export function cleanWindow(): void {
  const { pathname, search, hash } = window.location
  const clean = cleanAddress(search + hash)
  if (clean === search + hash) return
  window.kooCredential = new URLSearchParams(search).get('partnerToken')
  window.history.replaceState(window.history.state, '', pathname + clean)
}

/** The credential of a partner, once: whoever takes it keeps it in memory only. */
export function takeCredential(): string | null {
  const { kooCredential } = window
  window.kooCredential = null
  return kooCredential && CREDENTIAL.test(kooCredential) ? kooCredential : null
}

/** Query of the current address, without personal data. */
export const windowQuery = (): URLSearchParams => new URLSearchParams(window.location.search)

/** Scheme, host and port of this page. */
export const windowOrigin = (): string => window.location.origin

/** Path without query and fragment, safe for reports. */
export const windowPath = (): string => window.location.pathname

/** Fragment of the address, with `#`, or an empty string. */
export const windowHash = (): string => window.location.hash

/** Changes the fragment without a navigation; the router's history entry stays the same. */
export function setWindowHash(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}

/** Loads the current address again. */
export function reloadWindow(): void {
  window.location.reload()
}

/** For `createNavigate` only, see `navigate.ts`. */
export const windowLocation = (): Pick<Location, 'assign' | 'replace'> => window.location

/** Number of the router's history entries below the current one; it numbers them in their state. */
const ownEntriesBelow = (): number => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : 0
}

/** Goes back to what was shown before this app; false when there is nothing, or only pages of this app. */
export function leaveWindow(): boolean {
  if (window.history.length < 2 || ownEntriesBelow() > 0) return false
  window.history.back()
  return true
}
