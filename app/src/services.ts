import { apphomePvUpload } from '@koo/api-client/calls'
import type { Gateway } from '@koo/api-client'
import { createRemoteConfig, type RemoteConfig } from './config/remote.ts'
import { settings } from './config/settings.ts'
import { opens } from './env/versions.ts'
import { createAppGateway } from './gateway/gateway.ts'
import { identify, type Identity } from './gateway/identity.ts'
import { reloadWindow, windowPath } from './navigation/window.ts'
import { createSessionInvalid } from './session/invalid.ts'
import { createSessionStore, type SessionStore } from './session/session.ts'
import { localStore, tabStore } from './storage/safe-storage.ts'
import { after } from './timer.ts'
import { createOutbox, postQuietly, whenIdle } from './tracking/outbox.ts'
import { createTracker, type AnalyticsRecord, type MonitorRecord, type Tracker } from './tracking/tracker.ts'

/** What the app consists of before there is a page. */
export interface Services {
  identity: Identity
  session: SessionStore
  tracker: Tracker
  gateway: Gateway
  config: RemoteConfig
}

/** Makes the services of this document. `fetch` lets the lab watch requests. */
export function createServices(fetch?: (request: Request) => Promise<Response>): Services {
  const identity = identify()
  const session = createSessionStore(localStore, Date.now, window)
  const outbox = <R>(url: string | undefined) => createOutbox<R>({ url, post: postQuietly, whenIdle })
  const analytics = outbox<AnalyticsRecord>(settings.analyticsUrl)
  const monitor = outbox<MonitorRecord>(settings.monitorUrl)

  const tracker = createTracker({
    analytics,
    monitor,
    now: Date.now,
    page: windowPath,
    // After the first load: a count must not compete with what the page needs. The call belongs to signed-in users.
    pageView: (view) =>
      whenIdle(() => {
        if (session.current()) apphomePvUpload(gateway, view).catch(() => undefined)
      }),
  })
  const gateway = createAppGateway({
    identity,
    local: localStore,
    session,
    onSessionInvalid: createSessionInvalid({
      reloads: opens('sessionReload', identity),
      session,
      jar: document,
      tab: tabStore,
      now: Date.now,
      after,
      reload: reloadWindow,
    }),
    // What was asked stays here: the monitor learns which call failed and how.
    report: ({ requestUrl, result, errorCode, errorMessage, startTime, endTime }) =>
      tracker.report('call-failed', errorMessage, { requestUrl, result, errorCode, startTime, endTime }),
    ...(fetch && { fetch }),
  })

  window.addEventListener('error', (event) => tracker.report('uncaught', event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => tracker.report('unhandled', event.reason))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    analytics.flush()
    monitor.flush()
  })
  const config = createRemoteConfig(gateway, (error) => tracker.report('configuration', error))
  return { identity, session, tracker, gateway, config }
}
