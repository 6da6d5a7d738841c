/** One request as the log shows it. Tokens are never kept. */
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
  outcome: 'open' | 'answer' | 'drop' | 'hang' | 'half'
  /** HTTP status that went back, or null. */
  status: number | null
  /** Real milliseconds until something went back, or null. */
  ms: number | null
}

/** The newest requests of each scope, in memory only: a log is for looking, not for keeping. */
export class RequestLog {
  readonly #entries = new Map<string, LogEntry[]>()
  readonly #cap: number
  readonly #maxScopes: number
  #next = 1

  constructor(cap: number, maxScopes: number) {
    this.#cap = cap
    this.#maxScopes = maxScopes
  }

  /** Adds a request that has just arrived; the caller fills in what becomes of it. */
  open(scope: string, call: Pick<LogEntry, 'at' | 'path' | 'request' | 'faults'>): LogEntry {
    const entry: LogEntry = {
      id: this.#next++,
      ...call,
      processed: false,
      repeat: false,
      result: null,
      message: '',
      outcome: 'open',
      status: null,
      ms: null,
    }
    const list = this.#entries.get(scope) ?? []
    list.push(entry)
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

  clear(scope: string): void {
    this.#entries.delete(scope)
  }
}
