/**
 * Access to the browser's address. Only this folder reads or changes `location` and `history`; all other code uses
 * `createNavigate` or the router.
 */

import type { SafeStorage } from '../storage/safeStorage.ts'
import { cleanAddress } from './cleanAddress.ts'

declare global {
  /** Credential of a partner: from the inline script, which takes it out of the address, to the app. */
  var kooPartnerToken: string | null | undefined
}

/** Name of a partner's credential in the address (spec 7, proposed). */
const PARTNER_TOKEN = 'partnerToken'

/**
 * Removes personal data from the address. Runs before any other code, so that no report, request or redirect contains
 * them.
 */
export function cleanWindow(): void {
  const { pathname, search, hash } = window.location
  // A bare `+` is one: a credential in Base64 has it, and none has a blank.
  globalThis.kooPartnerToken ??= new URLSearchParams(search.replace(/\+/g, '%2B')).get(PARTNER_TOKEN)
  const clean = cleanAddress(search + hash)
  if (clean !== search + hash) window.history.replaceState(window.history.state, '', pathname + clean)
}

/** The credential of a partner that was in the address. It is kept in memory only; a reload loses it. */
export const partnerToken = (): string | null => globalThis.kooPartnerToken ?? null

/** Forgets the credential of a partner: it was used. */
export function forgetPartnerToken(): void {
  globalThis.kooPartnerToken = null
}

/** Query of the current address, without personal data. */
export const windowQuery = (): URLSearchParams => new URLSearchParams(window.location.search)

/** The query of the address, for what others have put into it: a parameter is taken out without a navigation. */
export const addressQuery: Pick<SafeStorage, 'getItem' | 'removeItem'> = {
  getItem: (name) => windowQuery().get(name),
  removeItem(name) {
    const { pathname, hash } = window.location
    const query = windowQuery()
    query.delete(name)
    const text = query.toString()
    try {
      window.history.replaceState(window.history.state, '', `${pathname}${text && `?${text}`}${hash}`)
    } catch {
      // Some web views refuse this: then the address keeps it.
    }
  },
}

/** Scheme, host and port of this page. */
export const windowOrigin = (): string => window.location.origin

/** Address of this page without the fragment, and without personal data. */
export const windowAddress = (): string =>
  window.location.origin + window.location.pathname + window.location.search

/** Path without query and fragment, safe for reports. */
export const windowPath = (): string => window.location.pathname

/** Fragment of the address, with `#`, or an empty string. */
export const windowHash = (): string => window.location.hash

/** Whether another page shows this one in a frame. */
export const isFramed = (): boolean => window.parent !== window

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
