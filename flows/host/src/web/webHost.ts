import type { Gateway } from '@koo/api-client'
import { channelQueryChannelReturnUrl } from '@koo/api-client/calls'
import type { FlowChrome, FlowEvent, FlowHost, Segments } from '@koo/flow'
import type { RemoteConfig } from '../config/remote.ts'
import { copy } from '../copy.ts'
import type { Navigate } from '../navigation/navigate.ts'
import type { GateUse } from '../navigation/urlGate.ts'
import { forgetPartnerToken, leaveWindow, partnerToken } from '../navigation/window.ts'
import type { SessionStore } from '../session/session.ts'
import type { SafeStorage } from '../storage/safeStorage.ts'

/** What a host in a browser is made of. */
export interface WebHostParts {
  chrome: FlowChrome
  session: SessionStore
  gateway: Gateway
  config: RemoteConfig
  segments(): Segments
  navigate: Navigate
  track(event: FlowEvent): void
  /** Checks an address with the url gate; opens and reports nothing. */
  allows(address: string, use: GateUse): boolean
  /** Path of a page of this app, from an address from outside; null when the gate refuses it. */
  ownPath(address: string): string | null
  /** Opens a page of this app; `path` is below the base. */
  routeTo(path: string, replace: boolean): void
  /** Shows a short message over the page. */
  notify(text: string): void
  local: SafeStorage
  /** Whether `local` survives the page. */
  keepsLocal(): boolean
  tab: SafeStorage
  /** Storage in the history entry of the page. */
  entry: SafeStorage
  now(): number
  /** Calls `run` once after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

/** What every host in a browser does alike: the rest differs between apps and environments. */
export type WebHost = Omit<FlowHost, 'login' | 'linkUrl' | 'terms' | 'userSource'>

/** Of a visitor, and of a customer until they are known. */
export const NO_SEGMENTS: Segments = { userType: null, businessLine: null, merchant: null }

// gap 120
/** How long a message is shown before the page is left, ms. */
export const NOTICE_MS = 2_000

/** The host of a plain browser, without sign-in and the addresses of an app. */
export function createWebHost(parts: WebHostParts): WebHost {
  const { session, config, navigate, after } = parts
  const host: WebHost = {
    chrome: parts.chrome,
    now: parts.now,
    after,
    memory: parts.tab,
    store: parts.local,
    keepsStore: parts.keepsLocal,
    entry: parts.entry,
    isLoggedIn: () => session.current() !== null,
    userId: () => session.current()?.userId ?? null,
    onCustomer: (handler) => session.onChange(handler),
    partnerToken,
    forgetPartnerToken,
    async adopt(taken) {
      forgetPartnerToken()
      if (session.signIn(taken)) return true
      // Nobody may be taken for the customer of a session that cannot be used.
      session.signOut()
      return false
    },
    signOut: () => session.signOut(),
    setTitle(title) {
      document.title = title
    },
    track: parts.track,
    config: (key) => config.get(key),
    onConfig: config.onChange,
    segments: parts.segments,
    openUrl: async (url, options = {}) => navigate(url, 'flow', options),
    opens: (url) => parts.allows(url, 'navigate'),
    showsImage: (url) => parts.allows(url, 'image'),
    frames: (url) => parts.allows(url, 'frame'),
    ownPath: parts.ownPath,
    async partnerReturn(code, message) {
      // gap N7
      // Without a session the gateway does not know which partner the customer came from.
      if (session.current() === null) {
        parts.notify(copy.partnerUnknown)
        after(NOTICE_MS, () => void host.close())
        return true
      }
      const request = { code, ...(message !== undefined && { message }) }
      const { returnUrl } = await channelQueryChannelReturnUrl(parts.gateway, request)
      return navigate(returnUrl, 'partnerReturn', { replace: true })
    },
    pageMeta: async (request, signal) =>
      (await import('@koo/page/server-page')).pageMeta(parts.gateway, request, signal),
    orderStatus: async (signal) => (await import('@koo/page/server-page')).orderStatus(parts.gateway, signal),
    close() {
      // When back would show a finished page of this app, open the home page instead.
      if (!leaveWindow()) parts.routeTo('/', true)
    },
    onNativeBack: () => () => undefined,
  }
  return host
}
