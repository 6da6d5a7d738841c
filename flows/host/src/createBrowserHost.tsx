import { createGateway, type Gateway } from '@koo/api-client'
import { homeOf, pathOf, type FlowData, type FlowHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { createQueryClient } from '@koo/page/query'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ErrorPanel } from './chrome/ErrorPanel.tsx'
import { FlowPages } from './chrome/FlowPages.tsx'
import { Frame } from './chrome/Frame.tsx'
import { keepStatusBar } from './web/keepStatusBar.ts'
import { LastResort } from './chrome/LastResort.tsx'
import { LeaveDialog } from './chrome/LeaveDialog.tsx'
import { Pending } from './chrome/Pending.tsx'
import { createRemoteConfig } from './config/remote.ts'
import { deviceId } from './gateway/deviceId.ts'
import { wireHeaders } from './gateway/headers.ts'
import { cleanAddress } from './navigation/cleanAddress.ts'
import { createEntryNotes } from './navigation/entryNotes.ts'
import { createNavigate, type RefusalReason } from './navigation/navigate.ts'
import { createUrlGate } from './navigation/urlGate.ts'
import { cleanWindow, windowLocation, windowOrigin, windowPath } from './navigation/window.ts'
import type { BrowserHostOptions, HostFailure } from './options.ts'
import { createFlowRouter, hasPage, laterPath, type LaterFlow } from './router.tsx'
import { forgetOthers } from './session/forget.ts'
import { createSessionStore, type SessionStore } from './session/session.ts'
import { watchSession } from './session/watch.ts'
import { localStore, tabStore } from './storage/safeStorage.ts'
import { storageBelow } from './storage/storageBelow.ts'
import { createWebHost, NO_SEGMENTS } from './web/webHost.ts'

/** Flows in an app, ready to be shown. */
export interface BrowserHost {
  /** Shows the page of the address. Render it once, not inside another router. */
  readonly App: ComponentType
  /** What the pages see of the app. `host.openUrl` and `host.ownPath` ask the url gate, for addresses that the app itself is given. */
  readonly host: FlowHost
  /** Who is signed in; an app with a sign-in of its own calls `signIn` and `signOut`. */
  readonly session: SessionStore
  readonly gateway: Gateway
  readonly queries: QueryClient
}

/** Keys of the tab's storage that belong to the flows: a change of the customer removes the notes of these alone. */
const TAB_PREFIX = 'koo:'

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * Mounts flows in an app that is not Koo's own: with a url gate that refuses every address that `allow` does not name, storage that
 * never throws, a session that all tabs share, and the look of the product around the pages. Call it once, before the first render:
 * personal data and the credential of a partner are taken out of the address by it.
 */
export function createBrowserHost(options: BrowserHostOptions): BrowserHost {
  const { base = '', allow = {}, onEvent, onFailure } = options
  if (`${windowPath()}/`.startsWith(`${base}/`)) cleanWindow()
  if (options.statusBar !== undefined) keepStatusBar(options.statusBar)
  const fail = (failure: HostFailure) => onFailure?.(failure)
  const failPage = (error: unknown) => fail({ what: 'page', error })
  const { later = [] } = options
  const flows = options.flows.map((flow): FlowData => ({
    ...flow,
    theme: flow.theme ?? options.theme ?? null,
  }))

  const tab = storageBelow(tabStore, TAB_PREFIX)
  const session = options.session ?? createSessionStore(localStore, Date.now, window)
  session.forgetWith((userId) => forgetOthers({ local: localStore, tab }, userId))
  const device = deviceId(localStore)
  const gateway = createGateway({
    baseUrl: options.apiBase ?? '/api',
    contract: 'report',
    token: () => session.current()?.token ?? null,
    headers: ({ token }) =>
      wireHeaders({
        platform: 'web',
        ...options.facts,
        token,
        deviceId: device,
        timestamp: String(Date.now()),
      }),
    onSessionInvalid: (_, token) => session.end(token),
    report: (report) => fail({ what: 'call', report }),
    ...(options.fetch && { fetch: options.fetch }),
  })
  const queries = createQueryClient()
  const config = createRemoteConfig(async (changed) => {
    const { openConfigGroup } = await import('./config/group.ts')
    const userId = () => session.current()?.userId ?? null
    return openConfigGroup({ gateway, inApp: false, tab, userId, report: failPage, changed })
  }, failPage)

  const gate = createUrlGate({ navigate: [], frame: [], ...allow, origin: windowOrigin(), base })
  const refuse = (sink: string, reason: RefusalReason) => fail({ what: 'address', sink, reason })
  const routeTo = (path: string, replace: boolean) => void router.navigate(path, { replace })
  const navigate = createNavigate({
    gate,
    hasPage: (path) => hasPage(router, path, later),
    onRefused: ({ sink, reason }) => refuse(sink, reason),
    routeTo,
    location: windowLocation(),
  })
  const links = linksOf(flows, later, base, options.links)
  const host: FlowHost = {
    ...createWebHost({
      chrome: { Frame, LeaveDialog, ErrorView: ErrorPanel, Pending, ...options.chrome },
      session,
      gateway,
      config,
      segments: () => NO_SEGMENTS,
      navigate,
      track(event) {
        if (event.type === 'failure') failPage(event.error)
        onEvent?.(event)
      },
      allows: (address, use) => gate(address, use).ok,
      ownPath(address) {
        const verdict = gate(address, 'navigate')
        if (!verdict.ok) refuse('ownPath', verdict.reason)
        return verdict.ok ? verdict.path : null
      },
      routeTo,
      notify: toast,
      local: localStore,
      keepsLocal: localStore.keeps,
      tab,
      entry: createEntryNotes(window),
      now: Date.now,
      after,
    }),
    userSource: 'APP',
    cloudStorage: options.cloudStorage ?? null,
    terms: options.terms ?? {
      service: `${base}/agreements/service.html`,
      privacy: `${base}/agreements/privacy.html`,
    },
    linkUrl: (key) => links.get(key) ?? null,
    async login(returnTo) {
      if (session.current()) return null
      if (!options.signIn) throw new Error('This app signs nobody in.')
      const answer = await options.signIn(base + cleanAddress(returnTo))
      if (typeof answer === 'string') return answer
      if (!session.signIn(answer)) throw new Error('The session of the app is not valid.')
      return null
    },
  }
  const [first] = flows
  const router = createFlowRouter(host, { flows, later, base, home: first ? homeOf(first) : '/' })
  watchSession({ session, clear: () => queries.clear(), revalidate: () => void router.revalidate() })
  const pages = { router, gateway, queries, showsImage: host.showsImage, showsHeader: () => true }
  const App = () => (
    <LastResort onError={failPage}>
      <FlowPages {...pages} />
    </LastResort>
  )
  return { App, host, session, gateway, queries }
}

/** Addresses by page keys: the pages of the flows, and those that the app names in their place. */
function linksOf(
  flows: readonly FlowData[],
  later: readonly LaterFlow[],
  base: string,
  given: BrowserHostOptions['links'] = {},
) {
  const own = flows.flatMap((flow) =>
    Object.entries(flow.keys).map(([key, name]) => [key, base + pathOf(flow, name)] as const),
  )
  const known = later.flatMap((flow) =>
    Object.entries(flow.keys).map(([key, name]) => [key, base + laterPath(flow, name)] as const),
  )
  return new Map([...own, ...known, ...Object.entries(given)])
}
