import { expect } from '@playwright/test'
import type { FaultRuleInput, LoanView, LogEntry, SignedIn, WorldView } from '@koo/sandbox'

export type { LoanView, LogEntry }

/** What a persona is given differently for one test; parts are laid over the persona's own. */
export type Tweak = Record<string, unknown>

/** The fault of a lender who answers a call with `content`, whatever he knows. */
export const replying = (content: unknown) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content: content },
})

/** The admin side of one world of the sandbox: one test, one world, so that tests can run beside each other. */
export class Sandbox {
  readonly origin: string
  readonly scope: string
  #fails: 'nothing' | 'calls' | 'network' = 'nothing'

  constructor(origin: string, scope: string) {
    this.origin = origin
    this.scope = scope
  }

  /** What this test has made to fail: then failures of that kind are not the page's doing. */
  get fails(): 'nothing' | 'calls' | 'network' {
    return this.#fails
  }

  /** For a test that kills the server or cuts the network: files fail then, too. */
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

  reset = (persona: string, tweak?: Tweak) => this.#ask('POST', 'reset', { persona, ...(tweak && { tweak }) })

  signIn = async (persona: string) => (await this.#ask('POST', 'sign-in', { persona })) as SignedIn

  world = async () => (await this.#ask('GET', 'world')) as WorldView

  /** Orders faults; the first rule that matches a call strikes. */
  async fault(...rules: FaultRuleInput[]): Promise<void> {
    if (this.#fails === 'nothing') this.#fails = 'calls'
    await this.#ask('POST', 'faults', rules)
  }

  clearFaults = () => this.#ask('DELETE', 'faults')

  /** Moves the lender's clock on. Calls that are late arrive by this. */
  advance = (ms: number) => this.#ask('POST', 'clock', { advanceMs: ms })

  /** From now on publishing makes a loan of EVERY request, whatever its serial number: only the page can hold repeats back. */
  keepRepeats = () => this.#ask('POST', 'mode', { dropRepeats: false })

  /** Ends every session of this world: its next call is answered with `code`. */
  expireSessions = (code: -4000 | -4001 = -4000) => this.#ask('POST', 'session/expire', { code })

  /** The requests of one call so far, oldest first. */
  calls = async (path: string) =>
    (await this.#ask('GET', `log?path=${encodeURIComponent(path)}`)) as LogEntry[]

  /** Waits until one call has reached the sandbox, answered or not. */
  async asked(path: string): Promise<void> {
    await expect.poll(async () => (await this.calls(path)).length).toBeGreaterThan(0)
  }

  /** The one loan of this world. Throws unless there is exactly one, made by exactly one serial number. */
  async onlyLoan(): Promise<LoanView> {
    const { loans, repeatedSerials } = await this.world()
    const [loan] = loans
    if (!loan || loans.length !== 1) throw new Error(`expected one loan in the ledger, found ${loans.length}`)
    if (repeatedSerials.length > 0) throw new Error(`loans made twice: ${repeatedSerials.join()}`)
    return loan
  }

  /** Waits until the ledger has a loan. Throws when it then has more than this one, see {@link onlyLoan}. */
  async firstLoan(): Promise<LoanView> {
    await expect.poll(async () => (await this.world()).loanCount).toBeGreaterThan(0)
    return this.onlyLoan()
  }

  /** Serial numbers that publishing was asked with, each once. */
  async serials(): Promise<string[]> {
    const sent = await this.calls('cash/publishV2')
    return [...new Set(sent.map((call) => (call.request as { serialNumber: string }).serialNumber))]
  }
}
