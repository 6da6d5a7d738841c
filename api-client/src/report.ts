import { GatewayError } from './errors.ts'
import { errorText } from './texts.ts'

/** The content of a failure report: seven fields of the request. Personal data is masked. */
export interface FailureReport {
  /** Kind of the failure, see `FailureKind`. */
  result: string
  /** Result or HTTP status; 0 where there is none. */
  errorCode: number
  /** The client's own text, never the server's, which may name a customer or an address. */
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

/** Creates the report of a failed call. `log` lists the request fields that may be shown. */
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
    errorMessage: ownText(error),
    startTime,
    endTime,
    requestUrl: error.path,
    requestInfo: Object.fromEntries(
      Object.entries(request).map(([key, value]) => [key, log.includes(key) ? loggable(value) : MASK]),
    ),
  }
}

/** Returns the client's text for a code, in place of the server's text; other failures have a text of the transport. */
function ownText({ kind, path, message, code }: GatewayError): string {
  if (kind !== 'result' && kind !== 'session') return scrub(message)
  return errorText(new GatewayError(kind, path, '', { code }))
}

function loggable(value: unknown): unknown {
  if (typeof value === 'string') return scrub(value)
  if (Array.isArray(value)) return value.map(loggable)
  return typeof value === 'object' && value !== null ? MASK : value
}

/**
 * Masks what looks like a phone, ID card or bank card number in a text, except the last four characters, and cuts the
 * text at 500. Additional protection beside the allow-lists, for texts from outside.
 */
export function scrub(text: string): string {
  return text
    .slice(0, 500)
    .replace(
      /(^|[^\w-])\d(?:[ -]?\d){9,17}[ -]?[\dXx](?!\w)/g,
      (found, before: string) => before + MASK + found.replace(/[ -]/g, '').slice(-4),
    )
}
