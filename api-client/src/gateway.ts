import { createClient } from './client.ts'
import { createServerClock, monotonicNow } from './clock.ts'
import { RESULTS_OK, RESULTS_SESSION_INVALID, RETRY_PAUSE_MS, TIMEOUT_MS } from './constants.ts'
import { GatewayError, isGatewayError, type FailureKind } from './errors.ts'
import { readReply, send } from './exchange.ts'
import { findUnusable, type Guard } from './guard.ts'
import { pause, systemTimers, withTimeLimit, type Timers } from './limit.ts'
import { asJson, type Pack } from './pack.ts'
import { UnreadableReply, type Envelope } from './reader.ts'
import { failureReport, type FailureReport } from './report.ts'
import { createSessionGuard } from './session.ts'

/** How a single call is made. */
export interface CallOptions {
  /** Ends the call; it then fails with kind `aborted`. */
  signal?: AbortSignal | undefined
}

/** What the transport needs to know of a call; written by the generator. */
export interface CallSpec {
  readonly path: string
  /** What must be true of the content so that a page can work with it; none if it may be anything. */
  readonly guard?: Guard
  /** How the request travels; as a JSON body if absent. */
  readonly pack?: Pack
  /** Results that bring a content; 200 alone if absent. */
  readonly accepts?: readonly number[]
  readonly write?: true
  readonly attempts?: number
  readonly session?: false
  readonly log?: readonly string[]
}

/** The way to the provider's gateway. Made by `createGateway`. */
export interface Gateway {
  /** Makes a call. Pages use the functions of `@koo/api-client/calls` instead. */
  call<Content>(spec: CallSpec, request: object, options?: CallOptions): Promise<Content>
  /** Milliseconds since 1970 by the clock of the server (from the `Date` header of its replies). */
  serverNow(): number
}

export interface GatewayOptions {
  /** Where the calls lie: their paths are appended. Default `/api`. */
  baseUrl?: string
  /** Replaces the browser's fetch, for example by the sandbox's. */
  fetch?: (request: Request) => Promise<Response>
  /** Headers of every attempt, asked anew each time. Values that no header can carry are left out. */
  headers?: (call: { path: string; session: boolean }) => Record<string, string>
  /** The session is not valid any more. Called once for all calls that learn it while it is being handled. */
  onSessionInvalid?: (error: GatewayError) => Promise<void> | void
  /** Takes failure reports; every failed call but those that the caller ended. */
  report?: (entry: FailureReport) => void
  /**
   * What happens when `findDrift` finds a difference: `throw` fails the call; `report` (production) hands the reply on
   * and reports the difference when it is known. A reply that no page can go on with (an object or list is missing, a
   * figure is wrong) fails the call in both, and without `findDrift` too.
   */
  contract?: 'report' | 'throw'
  /**
   * Compares a content with the whole contract and describes the difference: `findDrift` of `@koo/api-client/drift`.
   * Without it, differences that a page can go on with stay unknown. With `contract: 'report'` no call waits for it: it
   * may load what it needs first, and wait until the page is idle. If it fails, nothing is reported; with `throw` the
   * call fails.
   */
  findDrift?: (path: string, content: unknown) => string | undefined | Promise<string | undefined>
  /** Time limit of one attempt, reply body included. Default 20 seconds. */
  timeoutMs?: number
  /** Milliseconds since 1970, not moved by changes of the device's clock. */
  now?: () => number
  timers?: Timers
  /**
   * A request that the document started before this code was there. Asked once a path, for reads only; if it failed on
   * the way, the call sends its own.
   */
  early?: (path: string, request: object) => Promise<Response> | undefined
}

type Report = (failure: GatewayError, endTime?: number) => void

/** Makes the way to the gateway: envelope, time limit, retries, session, contract check and failure reports. */
export function createGateway(options: GatewayOptions = {}): Gateway {
  const { baseUrl = '/api', timeoutMs = TIMEOUT_MS, timers = systemTimers, now = monotonicNow } = options
  const [serverNow, learnTime] = createServerClock(now)
  const [currentSession, endSession] = createSessionGuard((error) => options.onSessionInvalid?.(error))
  const client = createClient((request) => (options.fetch ?? globalThis.fetch)(request))
  const askedEarly = new Set<string>()
  const reportedDrift = new Set<string>()

  /** The reply to a request of the document, the first time that a read could use it. */
  async function startedEarly({ path, write }: CallSpec, request: object): Promise<Response | undefined> {
    if (write || askedEarly.has(path)) return undefined
    askedEarly.add(path)
    return options.early?.(path, request)?.catch(() => undefined)
  }

  async function call<Content>(
    spec: CallSpec,
    request: object,
    { signal }: CallOptions = {},
  ): Promise<Content> {
    const { path, write = false, attempts = 1, pack = asJson } = spec
    const startTime = now()
    const session = currentSession()
    const report = (failure: GatewayError, endTime = now()) => {
      try {
        options.report?.(failureReport(failure, request, spec.log ?? [], startTime, endTime))
      } catch {
        // A monitor that fails must not fail the call.
      }
    }
    const attempt = async (stop: AbortSignal) => {
      const headers = options.headers?.({ path, session: spec.session ?? true }) ?? {}
      const response =
        (await startedEarly(spec, request)) ??
        (await send(client, baseUrl, path, pack(request), headers, stop))
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

  /** Judges a readable reply: hands out its content or throws. */
  async function accept(spec: CallSpec, envelope: Envelope, report: Report): Promise<unknown> {
    const [result, message, content] = envelope
    const { path, write = false, accepts = RESULTS_OK, guard } = spec
    if (!accepts.includes(result)) {
      const ended = spec.session !== false && RESULTS_SESSION_INVALID.includes(result)
      throw new GatewayError(ended ? 'session' : 'result', path, message, { code: result })
    }
    const differs = (how: string) =>
      new GatewayError('contract', path, how, { code: result, outcomeUnknown: write })
    const place = guard && findUnusable(guard, content)
    if (place !== undefined) throw differs(`Content${place}: unusable`)
    const compare = async () => options.findDrift?.(path, content)
    if (options.contract !== 'report') {
      const drift = await compare().catch((error: unknown) => `not compared: ${String(error)}`)
      if (drift !== undefined) throw differs(drift)
      return content
    }
    const endTime = now()
    compare().then(
      (drift) => {
        // A poll would report the same difference with every answer.
        if (drift === undefined || reportedDrift.has(path + drift)) return
        reportedDrift.add(path + drift)
        report(differs(drift), endTime)
      },
      () => {},
    )
    return content
  }

  return { call, serverNow }
}

/** Names what went wrong on the way, and whether the server may have done the work all the same. */
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
 * Whether an attempt may be repeated: only when the reply got lost or broken on the way. A refusal stays a refusal, a
 * status below 500 too. The reader of a page has waited long enough after one time-out, so reads end there.
 */
function mayRepeat({ kind, code }: GatewayError, write: boolean): boolean {
  if (kind === 'http') return serverFailed(code ?? 0)
  return kind === 'network' || kind === 'malformed' || (kind === 'timeout' && write)
}

/** Statuses of a server that failed, or gave up, perhaps in the middle of the work. */
function serverFailed(status: number): boolean {
  return status >= 500 || status === 408
}
