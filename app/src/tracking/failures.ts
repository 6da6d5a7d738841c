import { pathOnly, scrubFact, scrubText } from './scrub.ts'
import type { RawFailure } from './tracker.ts'
import { whatFailed } from './whatFailed.ts'

/** One failure for the monitor. Texts have no personal data any more. */
export interface MonitorRecord {
  kind: string
  at: number
  message: string
  page: string
  [fact: string]: string | number
}

const cleanFact = (value: unknown): string | number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? scrubFact(value) : scrubText(JSON.stringify(value))
}

/** A failure without personal data: what failed and where, and facts that are codes. */
export function monitorRecord({ kind, at, page, message, error, facts = {} }: RawFailure): MonitorRecord {
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, cleanFact(value)])),
    kind,
    at,
    message: message === undefined ? whatFailed(error) : scrubText(message),
    page: pathOnly(page),
  }
}
