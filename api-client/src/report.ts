import type { GatewayError } from './errors.ts'

/** What a failure report says: the seven request-log fields of spec 3. Personal data is masked. */
export interface FailureReport {
  /** Kind of the failure, see `FailureKind`. */
  result: string
  /** Result or HTTP status; 0 where there is none. */
  errorCode: number
  errorMessage: string
  /** Milliseconds since 1970, device clock. */
  startTime: number
  endTime: number
  /** Path of the call, without host and query. */
  requestUrl: string
  /** The request; only fields that the contract allows keep their value. */
  requestInfo: Record<string, unknown>
}

const MASK = '***'

/** Builds the report of a failed call. `log` names the request fields that may be seen. */
export function failureReport(
  error: GatewayError,
  request: object,
  log: readonly string[],
  startTime: number,
  endTime: number,
): FailureReport {
  return {
    result: error.kind,
    errorCode: error.code ?? 0,
    errorMessage: scrub(error.message),
    startTime,
    endTime,
    requestUrl: error.path,
    requestInfo: Object.fromEntries(
      Object.entries(request).map(([key, value]) => [key, log.includes(key) ? loggable(value) : MASK]),
    ),
  }
}

function loggable(value: unknown): unknown {
  if (typeof value === 'string') return scrub(value)
  if (Array.isArray(value)) return value.map(loggable)
  return typeof value === 'object' && value !== null ? MASK : value
}

/**
 * Hides what looks like a phone, identity or card number in a text, all but the last four characters, and cuts the
 * text at 500. A second net behind the allow-lists, for texts that others made.
 */
export function scrub(text: string): string {
  return text
    .slice(0, 500)
    .replace(
      /(^|[^\w-])\d(?:[ -]?\d){9,17}[ -]?[\dXx](?!\w)/g,
      (found, before: string) => before + MASK + found.replace(/[ -]/g, '').slice(-4),
    )
}
