import type { FailureReport } from '@koo/api-client'
import type { EventFacts, FlowEvent, FlowPoint } from '@koo/flow'
import type { Outbox } from './outbox.ts'
import { pathOnly, scrubText } from './scrub.ts'
import { whatFailed } from './what-failed.ts'

/** One event for analytics: a name made of page id and action, and facts about it. */
export interface AnalyticsRecord {
  event: string
  at: number
  [fact: string]: EventFacts[string]
}

/** One failure for the monitor. Texts have no personal data any more. */
export interface MonitorRecord {
  kind: string
  at: number
  message: string
  page: string
  [fact: string]: string | number
}

export interface TrackerParts {
  analytics: Outbox<AnalyticsRecord>
  monitor: Outbox<MonitorRecord>
  /** Sends a page view to the gateway (apphome/pvUpload); failures are ignored there. */
  pageView(view: { pageUrl: string; pageName: string; pageId: string }): void
  now(): number
  /** Path of the current page. */
  page(): string
}

/** A page that is shown, and since when. */
export type ShownPage = FlowPoint & { readonly at: number }

export interface Tracker {
  /** Takes the events of flows. */
  track(event: FlowEvent): void
  /** The page that was shown last; null before the first. */
  shown(): ShownPage | null
  /** Reports a refused call or a security event. `message` must be our own text and `facts` codes, never user data. */
  report(kind: string, message: string, facts?: Readonly<Record<string, string | number>>): void
  /** Reports a failed call with the fields of spec 3; of the request only values that its contract allows. */
  callFailed(entry: FailureReport): void
  /** Reports an unexpected failure: what failed and where, but not the text of the error. */
  fail(kind: string, error: unknown, facts?: Readonly<Record<string, string | number>>): void
}

const PAGE_CODE = /^[\w-]{1,40}$/

/** Makes page views, analytics events and monitor records from the events of flows. */
export function createTracker({ analytics, monitor, pageView, now, page }: TrackerParts): Tracker {
  const report: Tracker['report'] = (kind, message, facts = {}) =>
    monitor.add({ ...facts, kind, at: now(), message: scrubText(message), page: pathOnly(page()) })
  const fail: Tracker['fail'] = (kind, error, facts) => report(kind, whatFailed(error), facts)
  const add = (event: string, facts: EventFacts = {}) => analytics.add({ ...facts, event, at: now() })

  let shown: ShownPage | null = null

  return {
    report,
    fail,
    callFailed: ({ requestInfo, ...facts }) =>
      report('call-failed', facts.errorMessage, {
        ...facts,
        errorMessage: scrubText(facts.errorMessage),
        requestInfo: scrubText(JSON.stringify(requestInfo)),
      }),
    shown: () => shown,
    track(event) {
      switch (event.type) {
        case 'view':
          shown = { ...event, at: now() }
          pageView({ pageUrl: event.path, pageName: event.title, pageId: event.pageId })
          return add(`${event.pageId}_view`, { from: event.from })
        case 'exit':
          return add(`${event.pageId}_exit`, { exit: event.exit, to: event.to, ms: event.ms })
        case 'back':
          return add(`${event.pageId}_back`, { ms: event.ms })
        case 'event':
          return add(`${event.pageId}_${event.name}`, event.facts)
        case 'asked':
        case 'stayed':
        case 'left':
          return add(`${event.pageId}_${event.type}`, { policy: event.policy })
        case 'unknown':
          // A text of the server: reported only when it looks like a code.
          return report('unknown-page-code', PAGE_CODE.test(event.code) ? event.code : '', {
            flow: event.flow,
          })
        case 'failure':
          return fail(`page-${event.kind}`, event.error, { pageId: event.pageId })
      }
    },
  }
}
