import { handleAdmin } from './admin.ts'
import type { ClockChange } from './clock.ts'
import { isCallPath } from './contract.ts'
import { Core, type SignedIn, type SignIn } from './core.ts'
import type { FaultRule, FaultRuleInput } from './faults.ts'
import { handleApi } from './gateway.ts'
import type { LogEntry } from './log.ts'
import { asFetch, unlessAborted, type Outcome } from './outcome.ts'
import { handlePage } from './stand-ins/index.ts'
import { DEFAULT_PERSONA } from './personas/index.ts'
import { DEFAULT_SCOPE, plainError, scopeOf } from './request.ts'
import { memoryStore, type Store } from './store.ts'
import type { WorldView } from './view.ts'

/** Base of relative addresses where no page gives one. */
const NOWHERE = 'http://sandbox.test/'

/** How a sandbox starts. Everything has a default. */
export interface SandboxOptions {
  /** Where worlds are kept; default in memory. */
  store?: Store | undefined
  /** The real clock in epoch milliseconds; default Date.now. */
  now?: (() => number) | undefined
  /** Seed of identifiers: the same seed, scope, start and calls give the same ones. Default 1. */
  seed?: number | undefined
  /** Persona of scopes that were never reset; default 'old-customer'. */
  persona?: string | undefined
  /** Waits out latency faults; default setTimeout. */
  wait?: ((ms: number) => Promise<void>) | undefined
  /** Origin of the addresses handed out (bind page, agreements); default that of the request. */
  publicOrigin?: string | undefined
  /** Most scopes kept; default 256. The one unused longest is dropped. */
  maxScopes?: number | undefined
  /** Requests the log keeps per scope; default 200. */
  logSize?: number | undefined
  /** One token that is always taken for the default persona, for measurements; default none. */
  signInToken?: string | undefined
}

/** What `reset` starts a scope with. */
export interface ResetOptions {
  persona?: string | undefined
  seed?: number | undefined
  /** Parts of persona data laid over the persona's own: `{ auth: { contactsAuth: 0 } }`. */
  tweak?: Record<string, unknown> | undefined
}

/** A lender in a box. Every method takes a scope, a world of its own; 'default' when left out. */
export interface Sandbox {
  /** Answers like the network: a broken connection is a thrown TypeError, an aborted signal ends the waiting. */
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  /** The same without deciding how a broken connection looks, for other mounts. */
  handle: (request: Request) => Promise<Outcome>
  reset: (scope?: string, options?: ResetOptions) => void
  /** Signs in without a code: a persona's name, or a persona and a phone number. */
  signIn: (scope?: string, who?: string | SignIn) => SignedIn
  /** Ends sessions: their next call answers -4000, or `code`. */
  expireSessions: (scope?: string, which?: { token?: string; code?: -4000 | -4001 }) => number
  addFaults: (scope: string, ...rules: FaultRuleInput[]) => FaultRule[]
  clearFaults: (scope?: string) => void
  changeClock: (change: ClockChange, scope?: string) => { now: number }
  /** false: publishing makes a loan of every request, repeats of a serialNumber included. */
  setDropRepeats: (dropRepeats: boolean, scope?: string) => void
  world: (scope?: string) => WorldView
  log: (scope?: string, path?: string) => LogEntry[]
  close: () => void
}

/** Requests being answered. A Request passes its caller's abort on only while it is reachable, so they are held here. */
const inFlight = new Set<unknown>()

/** Makes a sandbox. Browser-safe: no Node module is imported. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const now = options.now ?? (() => Date.now())
  const core = new Core({
    store: options.store ?? memoryStore(),
    now,
    seed: options.seed ?? 1,
    persona: options.persona ?? DEFAULT_PERSONA,
    maxScopes: options.maxScopes ?? 256,
    logSize: options.logSize ?? 200,
    signInToken: options.signInToken ?? null,
  })
  const setting = { core, now, wait: options.wait ?? waitFor }

  async function handle(request: Request): Promise<Outcome> {
    const url = new URL(request.url)
    const [, area, ...rest] = url.pathname.split('/')
    const name = rest.join('/')
    const path = callAt(url.pathname)
    if (path !== null) {
      const scope = scopeOf(request)
      if (scope === null)
        return { kind: 'answer', response: plainError(400, 'x-sandbox-scope is no scope name') }
      return handleApi(request, { path, scope, origin: options.publicOrigin ?? url.origin }, setting)
    }
    if (area !== '__sandbox') return { kind: 'answer', response: plainError(404, 'no such address') }
    const scope = scopeOf(request, url.searchParams)
    if (scope === null)
      return { kind: 'answer', response: plainError(400, 'x-sandbox-scope is no scope name') }
    const place = { name, scope, query: url.searchParams }
    const response = (await handlePage(request, place, core)) ?? (await handleAdmin(request, place, core))
    return {
      kind: 'answer',
      response: response ?? plainError(404, `no such endpoint: ${request.method} ${name}`),
    }
  }

  return {
    handle,
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, base()), init)
      const { signal } = request
      const held = [input, request]
      const release = (): void => {
        inFlight.delete(held)
      }
      let isSlow = false
      inFlight.add(held)
      try {
        const work = handle(request).then((outcome) => {
          isSlow = outcome.kind === 'dribble'
          return asFetch(outcome, signal, release)
        })
        return await unlessAborted(work, signal)
      } finally {
        if (!isSlow) release()
      }
    },
    reset: (scope = DEFAULT_SCOPE, start) => core.reset(scope, start),
    signIn: (scope = DEFAULT_SCOPE, who = {}) =>
      core.signIn(scope, typeof who === 'string' ? { persona: who } : who),
    expireSessions: (scope = DEFAULT_SCOPE, which) => core.expireSessions(scope, which),
    addFaults: (scope, ...rules) => core.addFaults(scope, rules),
    clearFaults(scope = DEFAULT_SCOPE) {
      core.clearFaults(scope)
    },
    changeClock: (change, scope = DEFAULT_SCOPE) => core.changeClock(scope, change),
    setDropRepeats: (dropRepeats, scope = DEFAULT_SCOPE) => core.setDropRepeats(scope, dropRepeats),
    world: (scope = DEFAULT_SCOPE) => core.view(scope),
    log: (scope = DEFAULT_SCOPE, path) => core.log.list(scope, path),
    close: () => core.close(),
  }
}

/** The call an address names: what follows /api/, or the whole path of a call that lies elsewhere. */
function callAt(pathname: string): string | null {
  if (pathname.startsWith('/api/')) return pathname.slice('/api/'.length).replace(/^\/+/, '')
  return isCallPath(pathname) ? pathname : null
}

/** Whether the sandbox has something at the address of a request, for servers that have other things to serve. */
export function isSandboxAddress(url: string): boolean {
  const pathname = URL.parse(url, NOWHERE)?.pathname
  if (pathname === undefined) return false
  return callAt(pathname) !== null || pathname.startsWith('/__sandbox/')
}

function base(): string {
  return typeof location === 'undefined' ? NOWHERE : location.origin
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
