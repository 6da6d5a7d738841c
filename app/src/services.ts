import { apphomePvUpload } from '@koo/api-client/calls'
import type { Gateway } from '@koo/api-client'
import { settings } from './config/settings.ts'
import { createAppGateway } from './gateway/gateway.ts'
import { identify, type Identity } from './gateway/identity.ts'
import { windowPath } from './navigation/window.ts'
import { createSessionStore, type SessionStore } from './session/session.ts'
import { localStore } from './storage/safe-storage.ts'
import { createOutbox, postQuietly, whenIdle } from './tracking/outbox.ts'
import { createTracker, type AnalyticsRecord, type MonitorRecord, type Tracker } from './tracking/tracker.ts'

/** What the app consists of before there is a page. */
export interface Services {
  identity: Identity
  session: SessionStore
  tracker: Tracker
  gateway: Gateway
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
    onSessionInvalid: () => session.signOut(),
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
  return { identity, session, tracker, gateway }
}
