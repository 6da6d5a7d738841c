import { apphomePvUpload } from '@koo/api-client/calls'
import type { Gateway } from '@koo/api-client'
import { createRemoteConfig, type RemoteConfig } from '@koo/host/config'
import { settings } from './config/settings.ts'
import { createAppGateway } from './gateway/gateway.ts'
import { identify, keepVisitIds, type Identity } from './gateway/identity.ts'
import { createLate, type Late } from './late.ts'
import { loadLateParts } from './boot/phases.ts'
import { windowPath, windowQuery } from '@koo/host/navigation'
import { forgetOthers, createSessionStore, type SessionStore } from '@koo/host/session'
import { localStore, tabStore } from '@koo/host/storage'
import { createOutbox, postQuietly, whenIdle } from './tracking/outbox.ts'
import type { AnalyticsPort } from './tracking/sensors.ts'
import { createTracker, type AnalyticsRecord, type RawFailure, type Tracker } from './tracking/tracker.ts'

/** Services of the app that exist before the first page. */
export interface Services {
  identity: Identity
  session: SessionStore
  tracker: Tracker
  gateway: Gateway
  /** A gateway for one call with a token that is not the session's yet. */
  gatewayWith(token: string): Gateway
  /** Replaces what happens when the gateway refuses the session: first, the customer is signed out. */
  onSessionEnded(handle: (token: string | null) => void): void
  config: RemoteConfig
  late: Late
}

/** Creates the services. `fetch` is replaced by the lab, which logs requests. */
export function createServices(fetch?: (request: Request) => Promise<Response>): Services {
  const identity = identify()
  keepVisitIds(windowQuery(), tabStore)
  const session = createSessionStore(localStore, Date.now, window)
  const userId = () => session.current()?.userId ?? null
  const late = createLate(userId())
  const { analyticsUrl, monitorUrl } = settings
  let port: Promise<AnalyticsPort> | undefined
  const analytics = createOutbox<AnalyticsRecord>({
    url: analyticsUrl,
    whenIdle,
    post(url, records) {
      port ??= loadLateParts().then((chunk) => chunk.openSensors({ url, local: localStore, identity, late }))
      port
        .then((opened) => opened.send(records))
        .catch(() => {
          port = undefined
        })
    },
  })
  const monitor = createOutbox<RawFailure>({
    url: monitorUrl,
    whenIdle,
    post(url, failures) {
      void loadLateParts().then(
        ({ monitorRecord }) => postQuietly(url, failures.map(monitorRecord)),
        // A release whose chunks are gone: our own names of what failed are still safe to send.
        () =>
          postQuietly(
            url,
            failures.map(({ kind, at }) => ({ kind, at })),
          ),
      )
    },
  })

  const tracker = createTracker({
    analytics,
    monitor,
    now: Date.now,
    page: windowPath,
    // After the first load, so that it does not delay the page. The call needs a session.
    pageView: (view) =>
      whenIdle(() => {
        if (session.current()) apphomePvUpload(gateway, view).catch(() => undefined)
      }),
  })
  let sessionEnded: (token: string | null) => void = session.end
  const gatewayOf = (
    current: () => { token: string } | null,
    onSessionInvalid: (token: string | null) => void,
  ) =>
    createAppGateway({
      identity,
      tab: tabStore,
      local: localStore,
      session: { current },
      onSessionInvalid,
      report: tracker.callFailed,
      onCall: (path) => late.onCall(path),
      ...(fetch && { fetch }),
    })
  const gateway = gatewayOf(session.current, (token) => sessionEnded(token))

  window.addEventListener('error', (event) => tracker.fail('uncaught', event.error))
  window.addEventListener('unhandledrejection', (event) => tracker.fail('unhandled', event.reason))
  const flush = () => {
    analytics.flush()
    monitor.flush()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  // WebKit before Safari 14.5 does not hide a page that is left for another document.
  window.addEventListener('pagehide', flush)
  session.forgetWith((userId) => forgetOthers({ local: localStore, tab: tabStore }, userId))
  const failConfig = (error: unknown) => tracker.fail('configuration', error)
  const config = createRemoteConfig(async (changed) => {
    // A page that reads a key while it renders is shown first.
    await new Promise<void>((resolve) => whenIdle(resolve))
    const { openConfigGroup } = await loadLateParts()
    const inApp = identity.profile.channelName === 'app'
    return openConfigGroup({ gateway, inApp, tab: tabStore, userId, report: failConfig, changed })
  }, failConfig)
  return {
    identity,
    session,
    tracker,
    gateway,
    gatewayWith: (token) =>
      gatewayOf(
        () => ({ token }),
        () => undefined,
      ),
    onSessionEnded(handle) {
      sessionEnded = handle
    },
    config,
    late,
  }
}
