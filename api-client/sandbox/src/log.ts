import type { Call } from './api.ts'
import type { Outcome } from './outcome.ts'

/** One request as the log shows it. Tokens are never shown, long numbers only by their end. */
export interface LogEntry {
  /** Counts up in the order of arrival, over the life of the process. */
  id: number
  /** World time of the arrival, epoch milliseconds. */
  at: number
  path: string
  request: unknown
  /** Whether the lender saw the call: false when a fault stopped it before. */
  processed: boolean
  /** An idempotency key that was answered before. */
  repeat: boolean
  /** Result of the lender's own reply, before faults; null when it never answered. */
  result: number | null
  message: string
  /** The faults that struck, in their text form. */
  faults: string[]
  /** What went back; 'open' while nothing has. */
  outcome: 'open' | Outcome['kind']
  /** HTTP status that went back, or null. */
  status: number | null
  /** Real milliseconds until something went back, or null. */
  ms: number | null
}

/** An entry with the text that went back: null when none did, or when it was too long ago. */
export interface LogDetail extends LogEntry {
  reply: string | null
}

/** What the log knows of a request and does not show. */
interface Hidden {
  token: string | null
  origin: string
  reply: string | null
  /** Whether the entry shows the request as it was. */
  isWhole: boolean
}

/** Longest reply kept, in characters. */
const LONGEST_REPLY = 64_000

/** Newest requests of a scope whose replies are kept, and of all scopes together. */
const REPLIES_KEPT = 50
const ALL_REPLIES_KEPT = 1000

/** The newest requests of each scope, in memory only: a log is for looking, not for keeping. */
export class RequestLog {
  readonly #entries = new Map<string, LogEntry[]>()
  readonly #hidden = new WeakMap<LogEntry, Hidden>()
  /** Requests whose replies are kept, the oldest first. */
  readonly #replied = new Set<LogEntry>()
  readonly #cap: number
  readonly #maxScopes: number
  #next = 1

  constructor(cap: number, maxScopes: number) {
    this.#cap = cap
    this.#maxScopes = maxScopes
  }

  /** Adds a request that has just arrived; the caller fills in what becomes of it. */
  open(
    scope: string,
    call: Pick<LogEntry, 'at' | 'path' | 'request' | 'faults'>,
    { token, origin }: Pick<Hidden, 'token' | 'origin'>,
  ): LogEntry {
    const request = masked(call.request)
    const entry: LogEntry = {
      id: this.#next++,
      ...call,
      request,
      processed: false,
      repeat: false,
      result: null,
      message: '',
      outcome: 'open',
      status: null,
      ms: null,
    }
    this.#hidden.set(entry, {
      token,
      origin,
      reply: null,
      isWhole: JSON.stringify(request) === JSON.stringify(call.request),
    })
    const list = this.#entries.get(scope) ?? []
    list.push(entry)
    const old = list[list.length - 1 - REPLIES_KEPT]
    if (old) this.keepReply(old, null)
    if (list.length > this.#cap) list.shift()
    this.#entries.delete(scope)
    this.#entries.set(scope, list)
    if (this.#entries.size > this.#maxScopes) {
      const [oldest] = this.#entries.keys()
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
    return entry
  }

  /** Copies of the entries of `scope`, oldest first; only those of `path` when it is given. */
  list(scope: string, path?: string): LogEntry[] {
    const list = this.#entries.get(scope) ?? []
    return list.filter((entry) => path === undefined || entry.path === path).map((entry) => ({ ...entry }))
  }

  /** Keeps what went back, shortened when it is very long. */
  keepReply(entry: LogEntry, reply: string | null): void {
    const hidden = this.#hidden.get(entry)
    if (!hidden) return
    hidden.reply = reply === null ? null : reply.slice(0, LONGEST_REPLY)
    if (reply === null) this.#replied.delete(entry)
    else this.#replied.add(entry)
    const [oldest] = this.#replied
    if (oldest && this.#replied.size > ALL_REPLIES_KEPT) this.keepReply(oldest, null)
  }

  /** One entry with its reply, or null. */
  detail(scope: string, id: number): LogDetail | null {
    const entry = this.#find(scope, id)
    return entry ? { ...entry, reply: this.#hidden.get(entry)?.reply ?? null } : null
  }

  /** A logged request ready to be sent again; null when it is not there, or when a number in it was not kept. */
  callOf(scope: string, id: number): Call | null {
    const entry = this.#find(scope, id)
    const hidden = entry && this.#hidden.get(entry)
    if (!entry || !hidden?.isWhole) return null
    const { token, origin } = hidden
    return { path: entry.path, body: entry.request, token, scope, origin }
  }

  #find(scope: string, id: number): LogEntry | undefined {
    return this.#entries.get(scope)?.find((entry) => entry.id === id)
  }

  clear(scope: string): void {
    this.#entries.delete(scope)
  }
}

/** The request with card and identity numbers masked but for their last four digits: nobody keeps those. */
function masked(request: unknown): unknown {
  if (typeof request === 'string')
    return /^\d{12,18}[\dXx]$/.test(request)
      ? `${'*'.repeat(request.length - 4)}${request.slice(-4)}`
      : request
  if (Array.isArray(request)) return request.map(masked)
  if (typeof request !== 'object' || request === null) return request
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, masked(value)]))
}
