import type { Call } from './processCall.ts'

/** One request in the log. Tokens are never shown, of long numbers only the last digits. */
export interface LogEntry {
  /** Running number in the order of arrival, unique within the process. */
  id: number
  /** World time of the arrival, epoch milliseconds. */
  at: number
  path: string
  request: unknown
  /** Whether the sandbox processed the call: false when a fault prevented it. */
  processed: boolean
  /** Whether the idempotency key had a reply before. */
  repeat: boolean
  /** Result of the sandbox's own reply, before faults; null when there was none. */
  result: number | null
  message: string
  /** The faults of this call, in their text form. */
  faults: string[]
  /** What was sent back; 'open' while nothing has been sent. */
  outcome: 'open' | 'answer' | 'half' | 'dribble' | 'drop' | 'hang'
  /** HTTP status of the reply, or null. */
  status: number | null
  /** Real milliseconds until the reply, or null. */
  ms: number | null
}

/** An entry with the text of the reply: null when there was none, or when it is no longer stored. */
export interface LogDetail extends LogEntry {
  reply: string | null
}

/** Data of a request that the log stores but does not show. */
interface Hidden {
  token: string | null
  baseUrl: string
  reply: string | null
  /** Whether the entry shows the request unchanged. */
  isWhole: boolean
}

/** Longest stored reply, in characters. */
const LONGEST_REPLY = 64_000

/** How many requests keep their replies: for each scope, and for all scopes together. */
const REPLIES_KEPT = 50
const ALL_REPLIES_KEPT = 1000

/** The newest requests of each scope, in memory only. */
export class RequestLog {
  readonly #entries = new Map<string, LogEntry[]>()
  readonly #hidden = new WeakMap<LogEntry, Hidden>()
  /** Requests whose replies are stored, the oldest first. */
  readonly #replied = new Set<LogEntry>()
  readonly #cap: number
  readonly #maxScopes: number
  #next = 1

  constructor(cap: number, maxScopes: number) {
    this.#cap = cap
    this.#maxScopes = maxScopes
  }

  /** Adds a request that has just arrived; the caller adds its outcome later. */
  open(
    scope: string,
    call: Pick<LogEntry, 'at' | 'path' | 'request' | 'faults'>,
    { token, baseUrl }: Pick<Hidden, 'token' | 'baseUrl'>,
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
      baseUrl,
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

  /** Stores the reply, shortened when it is very long. */
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

  /** A logged request to send again; null when it is not there, or when one of its numbers was masked. */
  callOf(scope: string, id: number): Call | null {
    const entry = this.#find(scope, id)
    const hidden = entry && this.#hidden.get(entry)
    if (!entry || !hidden?.isWhole) return null
    const { token, baseUrl } = hidden
    return { path: entry.path, body: entry.request, token, scope, baseUrl }
  }

  #find(scope: string, id: number): LogEntry | undefined {
    return this.#entries.get(scope)?.find((entry) => entry.id === id)
  }

  clear(scope: string): void {
    this.#entries.delete(scope)
  }
}

/** Masks card and ID numbers in the request, except their last four digits: these must not be stored. */
function masked(request: unknown): unknown {
  if (typeof request === 'string')
    return /^\d{12,18}[\dXx]$/.test(request)
      ? `${'*'.repeat(request.length - 4)}${request.slice(-4)}`
      : request
  if (Array.isArray(request)) return request.map(masked)
  if (typeof request !== 'object' || request === null) return request
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, masked(value)]))
}
