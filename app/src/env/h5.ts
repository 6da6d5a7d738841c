import type { Environment, FlowChrome, FlowEvent, FlowHost } from '@koo/flow'
import { keyedAddress } from '../config/page-keys.ts'
import { BASE, settings } from '../config/settings.ts'
import type { Navigate } from '../navigation/navigate.ts'
import { leaveWindow } from '../navigation/window.ts'
import type { SessionStore } from '../session/session.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** What every kind of host is made of. */
export interface HostParts {
  environment: Environment
  chrome: FlowChrome
  session: SessionStore
  navigate: Navigate
  track(event: FlowEvent): void
  /** Opens one of our own pages, `path` below the base. */
  routeTo(path: string, replace: boolean): void
  local: SafeStorage
  tab: SafeStorage
  now(): number
}

/** Address of the login page that comes back to `returnTo`, an address inside the app. */
export const loginAddress = (returnTo: string) => `/login?return=${encodeURIComponent(`${BASE}${returnTo}`)}`

/** The host in a plain browser; also what messengers get until their own sign-in exists. */
export function createH5Host(parts: HostParts): FlowHost {
  const { environment, chrome, session, navigate, track, routeTo, local, tab, now } = parts
  return {
    environment,
    chrome,
    now,
    memory: tab,
    store: local,
    isLoggedIn: () => session.current() !== null,
    userId: () => session.current()?.userId ?? null,
    login: async (returnTo) => (session.current() ? null : loginAddress(returnTo)),
    setTitle(title) {
      document.title = title
    },
    track,
    openUrl: async (url, options = {}) => navigate(url, 'flow', options),
    linkUrl: (key) => keyedAddress(key, settings.productHosts, BASE),
    // No partner app surrounds a plain browser: the product's own start is where the user goes on.
    partnerReturn: async () => routeTo('/', true),
    close() {
      // One step back would show a page of ours that the customer is done with.
      if (!leaveWindow()) routeTo('/', true)
    },
    onNativeBack: () => () => undefined,
  }
}
