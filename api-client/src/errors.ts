/**
 * Why a call failed.
 *
 * - `result`: the server refused; `code` is its Result
 * - `session`: the session has ended (Result -4000 or -4001)
 * - `http`: `code` is an HTTP status outside 200 to 299
 * - `timeout`: no complete reply within the time limit
 * - `network`: no connection, or it broke before the reply was complete
 * - `malformed`: the reply is no envelope: empty, not JSON, too large, too deep
 * - `contract`: the envelope is valid, but its Content differs from the contract
 * - `aborted`: the caller cancelled the call
 */
export type FailureKind =
  | 'result'
  | 'session'
  | 'http'
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'contract'
  | 'aborted'

/** The only error that a gateway call rejects with. */
export class GatewayError extends Error {
  // Declared without initial values: class fields add three helper functions for older targets.
  declare readonly kind: FailureKind
  /** Result or HTTP status, where there is one. */
  declare readonly code: number | undefined
  /** Path of the call, such as `cash/publishV2`. */
  declare readonly path: string
  /** True only for a write: the server may have processed it in spite of the failure. */
  declare readonly outcomeUnknown: boolean

  /** For the kinds `result` and `session`, `message` is the server's unchecked text; see `errorText`. */
  constructor(
    kind: FailureKind,
    path: string,
    message: string,
    details: { code?: number | undefined; outcomeUnknown?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'GatewayError'
    this.kind = kind
    this.path = path
    this.code = details.code
    this.outcomeUnknown = details.outcomeUnknown ?? false
  }
}

export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof GatewayError
}
