import type { EventFacts, FlowEvent } from '@koo/flow'
import type { Outbox } from './outbox.ts'
import { pathOnly, scrubText } from './scrub.ts'

/** One event for analytics: a name made of page id and action, and plain facts about it. */
export interface AnalyticsRecord {
  event: string
  at: number
  [fact: string]: EventFacts[string]
}

/** One failure for the monitor. Text fields are scrubbed before they get here. */
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

export interface Tracker {
  /** What flows report. */
  track(event: FlowEvent): void
  /** A failure nobody expected, or a security event. `facts` must be codes, never user data. */
  report(kind: string, error: unknown, facts?: Readonly<Record<string, string | number>>): void
}

/** Turns what flows report into page views, analytics events and monitor records. */
export function createTracker({ analytics, monitor, pageView, now, page }: TrackerParts): Tracker {
  const report: Tracker['report'] = (kind, error, facts = {}) => {
    const message = scrubText(error instanceof Error ? error.message : error)
    monitor.add({ ...facts, kind, at: now(), message, page: pathOnly(page()) })
  }
  const add = (event: string, facts: EventFacts = {}) => analytics.add({ ...facts, event, at: now() })

  return {
    report,
    track(event) {
      switch (event.type) {
        case 'view':
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
          return report('unknown-page-code', scrubText(event.code), { flow: event.flow })
        case 'failure':
          return report(`page-${event.kind}`, event.error, { pageId: event.pageId })
      }
    },
  }
}
