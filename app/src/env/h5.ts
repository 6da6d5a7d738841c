import type { Gateway } from '@koo/api-client'
import { channelQueryChannelReturnUrl } from '@koo/api-client/calls'
import type { Environment, FlowChrome, FlowEvent, FlowHost } from '@koo/flow'
import { keyedAddress } from '../config/page-keys.ts'
import type { RemoteConfig } from '../config/remote.ts'
import { BASE, settings } from '../config/settings.ts'
import type { Navigate } from '../navigation/navigate.ts'
import { leaveWindow } from '../navigation/window.ts'
import type { SessionStore } from '../session/session.ts'
import { copy } from '../shell/copy.ts'
import { scanInMessenger } from './scan.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** What every kind of host is made of. */
export interface HostParts {
  environment: Environment
  chrome: FlowChrome
  session: SessionStore
  gateway: Gateway
  config: RemoteConfig
  navigate: Navigate
  track(event: FlowEvent): void
  /** Path of one of our own pages, from an address that came from outside; null when the gate refuses it. */
  ownPath(address: string): string | null
  /** Address of the sign-in page that comes back to `returnTo`, which has the base. */
  loginAddress(returnTo: string): string
  /** Opens one of our own pages, `path` below the base. */
  routeTo(path: string, replace: boolean): void
  /** Says something in passing, over whatever is on show. */
  notify(text: string): void
  /** Pages of our flows by their keys: paths below the base. */
  keyedPaths: ReadonlyMap<string, string>
  local: SafeStorage
  tab: SafeStorage
  now(): number
  /** Calls `run` once after `ms`. Answers the way to cancel it. */
  after(ms: number, run: () => void): () => void
}

/** How long a notice stays that is followed by leaving, in milliseconds (gap 120). */
const NOTICE_MS = 2_000

/** The host in a plain browser; also what messengers get until their own sign-in exists. */
export function createH5Host(parts: HostParts): FlowHost {
  const { environment, chrome, session, config, navigate, routeTo, notify, after } = parts
  const close = () => {
    // One step back would show a page of ours that the customer is done with.
    if (!leaveWindow()) routeTo('/', true)
  }
  return {
    environment,
    chrome,
    now: parts.now,
    after,
    memory: parts.tab,
    store: parts.local,
    isLoggedIn: () => session.current() !== null,
    userId: () => session.current()?.userId ?? null,
    login: async (returnTo) => (session.current() ? null : parts.loginAddress(`${BASE}${returnTo}`)),
    async adopt(taken) {
      const current = session.current()
      // Whoever was here leaves before, so that nothing of theirs is left when the other arrives.
      if (current !== null && current.userId !== String(taken.userId)) session.signOut()
      return session.signIn(taken)
    },
    setTitle(title) {
      document.title = title
    },
    track: parts.track,
    config: (key) => config.get(key),
    openUrl: async (url, options = {}) => navigate(url, 'flow', options),
    ownPath: parts.ownPath,
    terms: { service: `${BASE}/agreements/service.html`, privacy: `${BASE}/agreements/privacy.html` },
    linkUrl: (key) => keyedAddress(key, { hosts: settings.productHosts, base: BASE, own: parts.keyedPaths }),
    async partnerReturn(code, message) {
      // Without a session the gateway does not know which partner the customer came from (gap N7).
      if (session.current() === null) {
        notify(copy.partnerUnknown)
        after(NOTICE_MS, close)
        return true
      }
      const request = { code, ...(message !== undefined && { message }) }
      const { returnUrl } = await channelQueryChannelReturnUrl(parts.gateway, request)
      return navigate(returnUrl, 'partnerReturn', { replace: true })
    },
    scan: scanInMessenger,
    close,
    onNativeBack: () => () => undefined,
  }
}
