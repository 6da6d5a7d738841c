/**
 * Why a call failed.
 *
 * - `result`: the server refused; `code` is its Result
 * - `session`: the session is not valid any more (Result -4000 or -4001)
 * - `http`: `code` is an HTTP status outside 200 to 299
 * - `timeout`: no whole reply within the time limit
 * - `network`: no connection, or it broke before the reply was whole
 * - `malformed`: the reply is no envelope: empty, not JSON, too large, too deep
 * - `contract`: the envelope is fine, its Content is not what the contract says
 * - `aborted`: the caller ended the call
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

/** The one error that a call of the gateway rejects with. */
export class GatewayError extends Error {
  // Declared, not initialised: class fields cost older targets three helper functions.
  declare readonly kind: FailureKind
  /** Result or HTTP status, where there is one. */
  declare readonly code: number | undefined
  /** Path of the call, such as `cash/publishV2`. */
  declare readonly path: string
  /** Only ever true for a write: the server may have carried it out all the same. */
  declare readonly outcomeUnknown: boolean

  /** `message` is the server's text for the kinds `result` and `session`; it is not checked, see `errorText`. */
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
