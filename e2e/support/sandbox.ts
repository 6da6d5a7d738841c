import { expect } from '@playwright/test'
import type { FaultRuleInput, LoanView, LogEntry, NextReply, SignedIn, WorldView } from '@koo/sandbox'

export type { LoanView, LogEntry }

/** Changes to a persona for one test, merged into the persona's own data. */
export type Tweak = Record<string, unknown>

/** A fault: the sandbox replies to a call with `content`, whatever its state is. */
export const replying = (content: unknown) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content: content },
})

/** The admin side of one world of the sandbox. Each test has its own world, so that tests can run in parallel. */
export class Sandbox {
  readonly origin: string
  readonly scope: string
  #fails: 'nothing' | 'calls' | 'network' = 'nothing'

  constructor(origin: string, scope: string) {
    this.origin = origin
    this.scope = scope
  }

  /** The kind of failures that this test injected; failures of this kind are not errors of the page. */
  get fails(): 'nothing' | 'calls' | 'network' {
    return this.#fails
  }

  /** For a test that kills the server or cuts the network: then files fail to load as well. */
  expectNoNetwork(): void {
    this.#fails = 'network'
  }

  async #ask(method: 'GET' | 'POST' | 'DELETE', path: string, data?: unknown): Promise<unknown> {
    const reply = await fetch(`${this.origin}/__sandbox/${path}`, {
      method,
      headers: { 'x-sandbox-scope': this.scope, 'content-type': 'application/json' },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }

  /** Starts anew. A table of costs needs no time to be read, unless `tweak` says so: a journey does not wait. */
  reset = (persona: string, tweak: Tweak = {}) => {
    const cost = { readingSeconds: 0, ...(tweak['cost'] as object | undefined) }
    return this.#ask('POST', 'reset', { persona, tweak: { ...tweak, cost } })
  }

  signIn = async (persona: string) => (await this.#ask('POST', 'sign-in', { persona })) as SignedIn

  world = async () => (await this.#ask('GET', 'world')) as WorldView

  /** Injects faults; the first rule that matches a call is used. */
  async fault(...rules: FaultRuleInput[]): Promise<void> {
    if (this.#fails === 'nothing') this.#fails = 'calls'
    await this.#ask('POST', 'faults', rules)
  }

  /** Forces the reply to the next calls of one path, which are then not processed. */
  next = (reply: NextReply) => this.#ask('POST', 'next', reply)

  clearFaults = () => this.#ask('DELETE', 'faults')

  /** Moves the sandbox's clock. Delayed calls arrive when it does. */
  advance = (ms: number) => this.#ask('POST', 'clock', { advanceMs: ms })

  /** Sets the sandbox's clock, ms since 1970; it runs on from there. */
  setClock = (at: number) => this.#ask('POST', 'clock', { at })

  /**
   * From now on every publish request makes a loan, also with the same serial number: only the page can prevent
   * repeats.
   */
  keepRepeats = () => this.#ask('POST', 'mode', { dropRepeats: false })

  /** Ends every session of this world: the next call gets the code `code`. */
  expireSessions = (code: -4000 | -4001 = -4000) => this.#ask('POST', 'session/expire', { code })

  /** The requests of one call so far, oldest first. */
  calls = async (path: string) =>
    (await this.#ask('GET', `log?path=${encodeURIComponent(path)}`)) as LogEntry[]

  /** Waits until one call has reached the sandbox, with or without a reply. */
  async asked(path: string): Promise<void> {
    await expect.poll(async () => (await this.calls(path)).length).toBeGreaterThan(0)
  }

  /** The one loan of this world. Throws unless there is exactly one, made with exactly one serial number. */
  async onlyLoan(): Promise<LoanView> {
    const { loans, repeatedSerials } = await this.world()
    const [loan] = loans
    if (!loan || loans.length !== 1) throw new Error(`expected one loan in the ledger, found ${loans.length}`)
    if (repeatedSerials.length > 0) throw new Error(`loans made twice: ${repeatedSerials.join()}`)
    return loan
  }

  /** Waits until the ledger has a loan. Throws when there is more than one, see {@link onlyLoan}. */
  async firstLoan(): Promise<LoanView> {
    await expect.poll(async () => (await this.world()).loanCount).toBeGreaterThan(0)
    return this.onlyLoan()
  }

  /** Ids of the pages that were counted as seen, in order. */
  views = async () =>
    (await this.calls('apphome/pvUpload')).map(({ request }) => (request as { pageId: string }).pageId)

  /** Serial numbers of the publish requests, each once. */
  async serials(call = 'cash/publishV2'): Promise<string[]> {
    const sent = await this.calls(call)
    return [...new Set(sent.map((call) => (call.request as { serialNumber: string }).serialNumber))]
  }
}
