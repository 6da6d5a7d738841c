import type { Call } from '../engine/processCall.ts'
import { contractOf, isCallPath } from '../engine/contract.ts'
import type { Core } from '../engine/core.ts'
import { faultOf, FaultSyntaxError, faultText, parseFaults, type Fault } from '../engine/faults.ts'
import type { LogEntry } from '../engine/log.ts'
import { inPieces, statusOf, type Outcome } from './outcome.ts'
import { json, plainError, readSent } from './request.ts'
import { RESULTS, resultText } from '../engine/results.ts'

/** What the gateway needs from outside. */
export interface GatewaySetting {
  core: Core
  /** Real clock, for the log only. */
  now: () => number
  /** Waits for the time of a latency fault. */
  wait: (ms: number) => Promise<void>
}

/** Processes one call with its faults. A path that is not in the contract gets the sandbox's own refusal. */
export async function handleApi(
  request: Request,
  place: { path: string; scope: string; baseUrl: string },
  setting: GatewaySetting,
): Promise<Outcome> {
  const { path, scope, baseUrl } = place
  const { core } = setting
  const { method, sentAs } = isCallPath(path) ? contractOf(path) : UNKNOWN_TRAVEL
  if (request.method !== method) return { kind: 'answer', response: notAllowed(method) }
  const arrived = setting.now()
  const body = await readSent(request, sentAs)
  if (body.kind === 'tooLong') return { kind: 'answer', response: plainError(413, 'body too long') }
  const header = request.headers.get('x-sandbox-fault')
  let named: Fault[] | null = null
  try {
    if (header !== null) named = parseFaults(header)
  } catch (error) {
    if (error instanceof FaultSyntaxError) return { kind: 'answer', response: plainError(400, error.message) }
    throw error
  }
  const { faults: scheduled, now } = core.arrive(scope, path)
  const faults = named ?? scheduled
  const call: Call = {
    path,
    body: body.kind === 'fields' ? body.value : null,
    token: request.headers.get('x-token'),
    scope,
    baseUrl,
    files: body.kind === 'fields' ? body.files : [],
  }
  const shown = { at: now, path, request: call.body, faults: faults.map(faultText) }
  const entry = core.log.open(scope, shown, call)
  const outcome = await outcomeOf(call, faults, entry, setting)
  entry.outcome = outcome.kind
  entry.status = statusOf(outcome)
  core.log.keepReply(entry, outcome.kind === 'answer' ? (outcome.text ?? null) : null)
  entry.ms = setting.now() - arrived
  return outcome
}

/** Default number of pieces for a dribbling body. */
const PIECES = 20

/** How a call outside the contract is read. */
const UNKNOWN_TRAVEL = { method: 'POST', sentAs: 'json' } as const

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
  return instead(faults, 'after') ?? damaged(JSON.stringify(reply.envelope), faults, reply.now, wait)
}

/** Faults that replace the sandbox's reply, before or after the call is processed. */
function instead(faults: readonly Fault[], moment: 'before' | 'after'): Outcome | null {
  for (const fault of faults) {
    if (fault.kind === 'result' && moment === 'before') {
      const message = fault.message ?? resultText(fault.code)
      return jsonReply({ Result: fault.code, ResultMessage: message, Content: null })
    }
    if ((fault.kind === 'drop' || fault.kind === 'hang') && (fault.when ?? 'after') === moment)
      return { kind: fault.kind }
    if (fault.kind === 'http' && (fault.when ?? 'before') === moment) {
      return { kind: 'answer', response: emptyFor(fault.status), text: '' }
    }
    if (fault.kind === 'reply' && (fault.when ?? 'before') === moment) {
      const text =
        fault.bodyText ??
        JSON.stringify(fault.body ?? { Result: RESULTS.ok, ResultMessage: '', Content: null })
      const headers = { 'content-type': 'application/json; charset=utf-8', ...fault.headers }
      return { kind: 'answer', response: new Response(text, { status: fault.status ?? 200, headers }), text }
    }
  }
  return null
}

/** The sandbox's own reply, damaged where a fault says so. */
function damaged(text: string, faults: readonly Fault[], now: number, wait: GatewaySetting['wait']): Outcome {
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
  const dribble = faultOf(faults, 'dribble')
  if (dribble) {
    const pieces = inPieces(new TextEncoder().encode(sent), dribble.pieces ?? PIECES)
    const each = Math.round(dribble.ms / pieces.length)
    return { kind: 'dribble', headers, pieces, pause: () => wait(each) }
  }
  return { kind: 'answer', response: new Response(sent, { headers }), text: sent }
}

function notAllowed(method: string): Response {
  return json({ error: `this call is made by ${method}` }, 405, { allow: method })
}

function jsonReply(body: unknown): Outcome {
  return { kind: 'answer', response: json(body), text: JSON.stringify(body) }
}

/** An HTTP status without an envelope, as a proxy would send it. */
function emptyFor(status: number): Response {
  const bodyless = status === 204 || status === 205 || status === 304
  return new Response(bodyless ? null : `HTTP ${status}`, {
    status,
    headers: { 'content-type': 'text/plain' },
  })
}
