import type { Gateway } from '@koo/api-client'
import type { RemoteConfig } from '@koo/host/config'
import { readSegments } from '../config/segments.ts'
import { unknownApp } from '../env/detect.ts'
import type { AppHost } from '../env/parts.ts'
import { visitUserAgent, type Identity } from '../gateway/identity.ts'
import { NO_SEGMENTS } from '@koo/host/web'
import type { Late } from '../late.ts'
import type { SessionStore } from '@koo/host/session'
import { localStore, tabStore } from '@koo/host/storage'
import { isSameVisit, keepVisitBrand } from '../theme/visitBrand.ts'
import { trackInteractions } from '../tracking/interactions.ts'
import { whenIdle } from '../tracking/outbox.ts'
import { reportPlaceAtStart } from '../tracking/place.ts'
import { reportRisk } from '../tracking/risk.ts'
import type { Tracker } from '../tracking/tracker.ts'

export interface AfterFirstPageParts {
  services: {
    config: RemoteConfig
    gateway: Gateway
    identity: Identity
    late: Late
    session: SessionStore
    tracker: Tracker
  }
  host: AppHost
  /** The app and its overlays. */
  root: HTMLElement
  /** Whether analytics events go anywhere. */
  collects: boolean
}

/** The last part of the start, when the first page is shown and idle. A failure of any of it changes nothing on the page. */
export function afterFirstPage({ services, host, root, collects }: AfterFirstPageParts): void {
  const { config, gateway, identity, late, session, tracker } = services
  const userId = () => session.current()?.userId ?? null

  const app = unknownApp(visitUserAgent(), identity)
  if (app !== null) tracker.report('unknown-app', '', { app })

  keepVisitBrand({
    tab: tabStore,
    body: document.body,
    isSameVisit: isSameVisit(),
    loadThemes: () => import('@koo/kit/theme/partners'),
    onLeave: (keep) => window.addEventListener('pagehide', keep),
  })

  // Starts the one read of the configuration, also for the next pages.
  config.get('marketing')

  let user: string | null = null
  const learnSegments = async () => {
    if (userId() === user) return
    user = userId()
    late.segments = NO_SEGMENTS
    const report = (error: unknown) => tracker.fail('segments', error)
    const segments = await readSegments({ gateway, userId, report })
    if (userId() === user) late.segments = segments
  }
  session.onChange(() => void learnSegments())
  void learnSegments()

  late.onCall = reportRisk({
    gateway,
    session,
    identity,
    screen: window.screen,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    shown: tracker.shown,
    userAtStart: late.userAtStart,
    now: Date.now,
    whenIdle,
  })
  reportPlaceAtStart({ gateway, session, local: localStore, sourceId: identity.sourceId })
  if (collects) trackInteractions({ root, track: tracker.track, shown: tracker.shown, taps: late.taps })
  void host.checkUser?.()
}
