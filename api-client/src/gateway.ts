import { createClient } from './client.ts'
import { createServerClock, monotonicNow } from './clock.ts'
import {
  MAX_REPORTED_PLACES,
  RESULTS_OK,
  RESULTS_SESSION_INVALID,
  RETRY_PAUSE_MS,
  TIMEOUT_MS,
} from './constants.ts'
import { GatewayError, isGatewayError, type FailureKind } from './errors.ts'
import { readReply, send } from './exchange.ts'
import { applyGuard, type Guard } from './guard.ts'
import { pause, systemTimers, withTimeLimit, type Timers } from './limit.ts'
import { asJson, type Pack } from './pack.ts'
import { UnreadableReply, type Envelope } from './reader.ts'
import { failureReport, type FailureReport } from './report.ts'
import { createSessionGuard } from './session.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Cancels the call; it then fails with kind `aborted`. */
  signal?: AbortSignal | undefined
}

/** What the transport must know about a call; generated. */
export interface CallSpec {
  readonly path: string
  /** The guard of the content; none when the content may be anything. */
  readonly guard?: Guard
  /** How the request is sent; default: as a JSON body. */
  readonly pack?: Pack
  /** Results whose reply has a Content; default: 200 only. */
  readonly accepts?: readonly number[]
  readonly write?: true
  /** Results that prove that the server did nothing. If given, the outcome is unknown after any other Result. */
  readonly refusals?: readonly number[]
  /** The request has a `serialNumber`, which makes a repetition safe: the same one has an effect only once. */
  readonly serial?: true
  readonly attempts?: number
  /** False: the call is sent without the token. Optional: with it, where there is one, and it works without. */
  readonly session?: false | 'optional'
  readonly log?: readonly string[]
}

/** The client of the provider's gateway. Made by `createGateway`. */
export interface Gateway {
  /** Makes a call. Pages use the functions of `@koo/api-client/calls` instead. */
  call<Content>(spec: CallSpec, request: object, options?: CallOptions): Promise<Content>
  /** Milliseconds since 1970 by the clock of the server (from the `Date` header of its replies). */
  serverNow(): number
}

export interface GatewayOptions {
  /** Base address: the paths of calls are appended to it. Default `/api`. */
  baseUrl?: string
  /** Replaces the browser's fetch, for example by the sandbox's. */
  fetch?: (request: Request) => Promise<Response>
  /**
   * The token of the session now; null for a visitor. Read once for each call: every attempt of a call, and an end of the
   * session that its reply tells, is of the session in which the call began, also when somebody else has signed in since.
   */
  token?: () => string | null
  /**
   * Headers of every attempt; called for each one. `token`: that of the call, null where it is sent without. Values that HTTP
   * does not allow are left out.
   */
  headers?: (call: { path: string; session: boolean; token: string | null }) => Record<string, string>
  /**
   * Called when the session has ended: once for all calls that fail because of it while it is being handled, and only while
   * `token` is still the current one.
   */
  onSessionInvalid?: (error: GatewayError, token: string | null) => Promise<void> | void
  /** Receives a failure report for every failed call, except those that the caller cancelled. */
  report?: (entry: FailureReport) => void
  /**
   * What happens to a reply that differs from the contract but can be used. With `throw` the call fails. With `report`
   * (production) the call resolves without the wrong fields and rows, and the difference is reported. A reply that no
   * page can use (a required field is missing or wrong, or a figure is invalid) fails the call in both.
   */
  contract?: 'report' | 'throw'
  /**
   * Compares a content with the whole contract and describes the difference: `findDrift` of `@koo/api-client/drift`.
   * Without it, differences that a page can ignore are not found. With `contract: 'report'` no call waits for it: it
   * may load its own code first and wait until the page is idle; if it fails, nothing is reported. With `throw` the
   * call fails when it fails.
   */
  findDrift?: (path: string, content: unknown) => string | undefined | Promise<string | undefined>
  /** Time limit of one attempt, including the reply body. Default 20 seconds. */
  timeoutMs?: number
  /** Milliseconds since 1970; changes of the device's clock do not affect it. */
  now?: () => number
  timers?: Timers
  /**
   * A request that the HTML document started before this code was loaded. Used once for each path, for reads only. If
   * it failed, the call sends its own request. `token`: that of the call, which the request must have been sent with.
   */
  early?: (path: string, request: object, token: string | null) => Promise<Response> | undefined
  /**
   * Sends files under the names that they have on the device. Only for the sandbox, which reads from them what to reply.
   * Default: false, they get names of our own.
   */
  keepsFileNames?: boolean
}

type Report = (failure: GatewayError, endTime?: number) => void

/** Creates the client of the gateway: envelope, time limit, retries, session, contract check and failure reports. */
export function createGateway(options: GatewayOptions = {}): Gateway {
  const { baseUrl = '/api', timeoutMs = TIMEOUT_MS, timers = systemTimers, now = monotonicNow } = options
  const [serverNow, learnTime] = createServerClock(now)
  const [currentSession, endSession] = createSessionGuard(
    () => options.token?.() ?? null,
    (error, token) => options.onSessionInvalid?.(error, token),
  )
  const client = createClient((request) => (options.fetch ?? globalThis.fetch)(request))
  const usedEarly = new Set<string>()
  const reportedDrift = new Set<string>()

  /** Returns the reply to a request of the document, for the first read that can use it. */
  async function startedEarly(
    { path, write }: CallSpec,
    request: object,
    token: string | null,
  ): Promise<Response | undefined> {
    if (write || usedEarly.has(path)) return undefined
    usedEarly.add(path)
    return options.early?.(path, request, token)?.catch(() => undefined)
  }

  async function call<Content>(
    spec: CallSpec,
    request: object,
    { signal }: CallOptions = {},
  ): Promise<Content> {
    const { path, write = false, attempts = 1, pack = asJson } = spec
    const startTime = now()
    const session = currentSession()
    const token = spec.session === false ? null : session.token
    const report = (failure: GatewayError, endTime = now()) => {
      try {
        options.report?.(failureReport(failure, request, spec.log ?? [], startTime, endTime))
      } catch {
        // An error in the monitor must not fail the call.
      }
    }
    const attempt = async (stop: AbortSignal) => {
      const headers = options.headers?.({ path, session: spec.session !== false, token }) ?? {}
      const response =
        (await startedEarly(spec, request, session.token)) ??
        (await send(client, baseUrl, path, pack(request, options), headers, stop))
      learnTime(response)
      return readReply(response)
    }

    for (let count = 1; ; count += 1) {
      try {
        if (signal?.aborted) throw new GatewayError('aborted', path, 'aborted')
        const ended = (kind: FailureKind) => new GatewayError(kind, path, kind, { outcomeUnknown: write })
        const envelope = await withTimeLimit(attempt, ended, timeoutMs, timers, signal)
        return (await accept(spec, envelope, report)) as Content
      } catch (error) {
        const failure = toGatewayError(error, path, write)
        if (count < attempts && mayRepeat(failure, write)) {
          await pause(RETRY_PAUSE_MS * 2 ** (count - 1), timers, signal)
          continue
        }
        if (failure.kind !== 'aborted') report(failure)
        if (failure.kind === 'session') endSession(session, failure)
        throw failure
      }
    }
  }

  /** Checks a readable reply: returns its content or throws. */
  async function accept(spec: CallSpec, envelope: Envelope, report: Report): Promise<unknown> {
    const [result, message, content] = envelope
    const { path, write = false, accepts = RESULTS_OK, refusals, guard } = spec
    if (!accepts.includes(result)) {
      const ended = spec.session === undefined && RESULTS_SESSION_INVALID.includes(result)
      const outcomeUnknown = !ended && refusals?.includes(result) === false
      throw new GatewayError(ended ? 'session' : 'result', path, message, { code: result, outcomeUnknown })
    }
    const differs = (how: string) =>
      new GatewayError('contract', path, how, { code: result, outcomeUnknown: write })
    const leftOut: string[] = []
    const place = guard && applyGuard(guard, content, leftOut)
    if (place !== undefined) throw differs(`Content${place}: unusable`)
    const compare = async () => options.findDrift?.(path, content)
    if (options.contract !== 'report') {
      if (leftOut.length > 0) throw differs(describe(leftOut))
      const drift = await compare().catch((error: unknown) => `not compared: ${String(error)}`)
      if (drift !== undefined) throw differs(drift)
      return content
    }
    const endTime = now()
    const reportOnce = (drift: string) => {
      // A poll would report the same difference with every reply.
      if (reportedDrift.has(path + drift)) return
      reportedDrift.add(path + drift)
      report(differs(drift), endTime)
    }
    if (leftOut.length > 0) reportOnce(describe(leftOut))
    compare().then(
      (drift) => drift !== undefined && reportOnce(drift),
      () => {},
    )
    return content
  }

  return { call, serverNow }
}

/** The removed places for a report: the first few, and how many there are. */
function describe(leftOut: string[]): string {
  const places = leftOut.slice(0, MAX_REPORTED_PLACES).map((place) => `Content${place}`)
  return `${places.join(', ')}: left out, ${leftOut.length} in all`
}

/** Turns an error into a `GatewayError`, and decides whether the server may have processed the call. */
function toGatewayError(error: unknown, path: string, write: boolean): GatewayError {
  if (isGatewayError(error)) return error
  const unreadable = error instanceof UnreadableReply
  const code = unreadable ? error.status : undefined
  const kind = code ? 'http' : unreadable ? 'malformed' : 'network'
  return new GatewayError(kind, path, `${kind}: ${String(error)}`, {
    code,
    outcomeUnknown: write && (!code || serverFailed(code)),
    cause: error,
  })
}

/**
 * Whether an attempt may be repeated: only when the reply was lost or broken. A refusal is not repeated, and neither is
 * a status below 500. After a time-out a read is not repeated either, because the user has waited long enough.
 */
function mayRepeat({ kind, code }: GatewayError, write: boolean): boolean {
  if (kind === 'http') return serverFailed(code ?? 0)
  return kind === 'network' || kind === 'malformed' || (kind === 'timeout' && write)
}

/** Statuses of a server that failed or stopped, perhaps in the middle of the work. */
function serverFailed(status: number): boolean {
  return status >= 500 || status === 408
}
