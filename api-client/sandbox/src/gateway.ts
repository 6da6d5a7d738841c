import type { Call } from './api.ts'
import type { Core } from './core.ts'
import { faultOf, FaultSyntaxError, faultText, parseFaults, type Fault } from './faults.ts'
import type { LogEntry } from './log.ts'
import type { Outcome } from './outcome.ts'
import { json, plainError, readJson } from './request.ts'
import { RESULTS, resultText } from './results.ts'

/** What the gateway needs from its surroundings. */
export interface GatewaySetting {
  core: Core
  /** Real clock, for the log only. */
  now: () => number
  /** Waits out a latency fault. */
  wait: (ms: number) => Promise<void>
}

/** Answers `POST /api/{path}` with the faults that strike it. */
export async function handleApi(
  request: Request,
  place: { path: string; scope: string; origin: string },
  setting: GatewaySetting,
): Promise<Outcome> {
  const { path, scope, origin } = place
  const { core } = setting
  if (request.method !== 'POST') return { kind: 'answer', response: plainError(405, 'calls are POST') }
  const arrived = setting.now()
  const body = await readJson(request)
  if (body.kind === 'tooLong') return { kind: 'answer', response: plainError(413, 'body too long') }
  const header = request.headers.get('x-sandbox-fault')
  let named: Fault[] | null = null
  try {
    if (header !== null) named = parseFaults(header)
  } catch (error) {
    if (error instanceof FaultSyntaxError) return { kind: 'answer', response: plainError(400, error.message) }
    throw error
  }
  const { faults: struck, now } = core.arrive(scope, path)
  const faults = named ?? struck
  const call: Call = {
    path,
    body: body.kind === 'json' ? body.value : null,
    token: request.headers.get('x-token'),
    scope,
    origin,
  }
  const entry = core.log.open(scope, { at: now, path, request: call.body, faults: faults.map(faultText) })
  const outcome = await outcomeOf(call, faults, entry, setting)
  entry.outcome = outcome.kind
  entry.status = outcome.kind === 'answer' ? outcome.response.status : null
  entry.ms = setting.now() - arrived
  return outcome
}

async function outcomeOf(
  call: Call,
  faults: readonly Fault[],
  entry: LogEntry,
  { core, wait }: GatewaySetting,
): Promise<Outcome> {
  const latency = faultOf(faults, 'latency')
  if (latency && latency.when !== 'after') await wait(latency.ms)
  const late = faultOf(faults, 'late')
  if (late) {
    core.postpone(call, late.ms)
    return { kind: 'drop' }
  }
  const stopped = instead(faults, 'before')
  if (stopped) return stopped

  const reply = core.call(call)
  entry.processed = true
  entry.repeat = reply.repeat
  entry.result = reply.envelope.Result
  entry.message = reply.envelope.ResultMessage
  if (latency?.when === 'after') await wait(latency.ms)
  return instead(faults, 'after') ?? damaged(JSON.stringify(reply.envelope), faults, reply.now)
}

/** The faults that answer in the lender's place, before or after it processed the call. */
function instead(faults: readonly Fault[], moment: 'before' | 'after'): Outcome | null {
  for (const fault of faults) {
    if (fault.kind === 'result' && moment === 'before') {
      const message = fault.message ?? resultText(fault.code)
      return answerJson({ Result: fault.code, ResultMessage: message, Content: null })
    }
    if ((fault.kind === 'drop' || fault.kind === 'hang') && (fault.when ?? 'after') === moment)
      return { kind: fault.kind }
    if (fault.kind === 'http' && (fault.when ?? 'before') === moment) {
      return { kind: 'answer', response: emptyFor(fault.status) }
    }
    if (fault.kind === 'reply' && (fault.when ?? 'before') === moment) {
      const text =
        fault.bodyText ??
        JSON.stringify(fault.body ?? { Result: RESULTS.ok, ResultMessage: '', Content: null })
      const headers = { 'content-type': 'application/json; charset=utf-8', ...fault.headers }
      return { kind: 'answer', response: new Response(text, { status: fault.status ?? 200, headers }) }
    }
  }
  return null
}

/** The lender's own reply, damaged on its way where a fault says so. */
function damaged(text: string, faults: readonly Fault[], now: number): Outcome {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    date: new Date(now).toUTCString(),
  })
  if (faultOf(faults, 'half')) return { kind: 'half', headers, body: new TextEncoder().encode(text) }
  const malformed = faultOf(faults, 'malformed')
  const sent = malformed
    ? (malformed.text ?? '<html><body>502 Bad Gateway</body></html>')
    : faultOf(faults, 'truncated')
      ? text.slice(0, Math.floor(text.length / 2))
      : text
  return { kind: 'answer', response: new Response(sent, { headers }) }
}

function answerJson(body: unknown): Outcome {
  return { kind: 'answer', response: json(body) }
}

/** A bare status, as a proxy on the way would send it. */
function emptyFor(status: number): Response {
  const bodyless = status === 204 || status === 205 || status === 304
  return new Response(bodyless ? null : `HTTP ${status}`, {
    status,
    headers: { 'content-type': 'text/plain' },
  })
}
