import type { APIRequestContext } from '@playwright/test'

/** A sum as the sandbox's ledger holds it. */
export interface LedgerMoney {
  cents: Record<string, number>
  wire: Record<string, string>
}

/** One loan of the ledger. */
export interface LedgerLoan {
  serialNumber: string
  amount: string | number
  rows: unknown[]
  [key: string]: unknown
}

/** What the admin endpoint tells about a world. */
export interface World {
  loanCount: number
  repeatedSerials: string[]
  loans: LedgerLoan[]
  consents: unknown[]
  [key: string]: unknown
}

/** The admin side of one scope: one test, one world. */
export class Sandbox {
  readonly scope: string
  readonly #request: APIRequestContext
  readonly #origin: string

  constructor(request: APIRequestContext, origin: string, scope: string) {
    this.#request = request
    this.#origin = origin
    this.scope = scope
  }

  async #call(method: 'GET' | 'POST' | 'DELETE', path: string, data?: object): Promise<unknown> {
    const reply = await this.#request.fetch(`${this.#origin}/__sandbox/${path}`, {
      method,
      headers: { 'x-sandbox-scope': this.scope },
      ...(data && { data }),
    })
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`)
    return reply.json()
  }

  reset = (persona: string, tweak?: object) => this.#call('POST', 'reset', { persona, ...(tweak && { tweak }) })
  world = async () => (await this.#call('GET', 'world')) as World
  fault = (rule: object) => this.#call('POST', 'faults', rule)
  clearFaults = () => this.#call('DELETE', 'faults')
  clock = (change: { advanceMs?: number; freeze?: boolean | number }) => this.#call('POST', 'clock', change)
  dropRepeats = (on: boolean) => this.#call('POST', 'mode', { dropRepeats: on })
  expireSession = () => this.#call('POST', 'session/expire', {})
  log = async (path: string) => (await this.#call('GET', `log?path=${encodeURIComponent(path)}`)) as { path: string }[] | { entries: { path: string }[] }
}
