import { adminApp } from './http/admin.ts'
import type { ClockChange } from './engine/clock.ts'
import { isCallPath } from './engine/contract.ts'
import { Core, type SignedIn, type SignIn } from './engine/core.ts'
import type { FaultRule, FaultRuleInput } from './engine/faults.ts'
import { handleApi } from './http/gateway.ts'
import type { LogEntry } from './engine/log.ts'
import { asFetch, unlessAborted, type Outcome } from './http/outcome.ts'
import { handleFilePage } from './http/files.ts'
import type { Place } from './engine/page.ts'
import { domains } from './products/index.ts'
import { DEFAULT_SCOPE, plainError, scopeOf } from './http/request.ts'
import { memoryStore, type Store } from './engine/store.ts'
import type { WorldView } from './engine/view.ts'

/** Base of relative addresses outside a page. */
const NOWHERE = 'http://sandbox.test/'

/** Options of a sandbox. All of them have a default. */
export interface SandboxOptions {
  /** Storage of the worlds; default in memory. */
  store?: Store | undefined
  /** The real clock in epoch milliseconds; default Date.now. */
  now?: (() => number) | undefined
  /** Seed of identifiers: the same seed, scope, start and calls give the same ones. Default 1. */
  seed?: number | undefined
  /** Persona of scopes that were never reset; default 'old-customer'. */
  persona?: string | undefined
  /** Waits for the time of a latency fault; default setTimeout. */
  wait?: ((ms: number) => Promise<void>) | undefined
  /** Origin of addresses in replies (bind page, agreements); default that of the request. */
  publicOrigin?: string | undefined
  /** How many scopes are kept; default 256. The least recently used one is removed. */
  maxScopes?: number | undefined
  /** How many requests the log keeps for each scope; default 200. */
  logSize?: number | undefined
  /** One token that is always valid for the default persona, for measurements; default none. */
  signInToken?: string | undefined
}

/** Options of `reset`. */
export interface ResetOptions {
  persona?: string | undefined
  seed?: number | undefined
  /** Parts that replace the persona's own: `{ auth: { contactsAuth: 0 } }`. */
  tweak?: Record<string, unknown> | undefined
}

/** A sandbox of the gateway. Every method takes a scope, which is a separate world; 'default' when missing. */
export interface Sandbox {
  /** Works like the network's fetch: a broken connection is a thrown TypeError, an aborted signal ends the waiting. */
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  /** The same as an outcome, for mounts that show a broken connection in their own way. */
  handle: (request: Request) => Promise<Outcome>
  reset: (scope?: string, options?: ResetOptions) => void
  /** Signs in without a code: a persona's name, or a persona and a phone number. */
  signIn: (scope?: string, who?: string | SignIn) => SignedIn
  /** Ends sessions: their next call gets -4000, or `code`. */
  expireSessions: (scope?: string, which?: { token?: string; code?: -4000 | -4001 }) => number
  addFaults: (scope: string, ...rules: FaultRuleInput[]) => FaultRule[]
  clearFaults: (scope?: string) => void
  changeClock: (change: ClockChange, scope?: string) => { now: number }
  /** false: publishing creates a loan for every request, also for repeats of a serialNumber. */
  setDropRepeats: (dropRepeats: boolean, scope?: string) => void
  world: (scope?: string) => WorldView
  log: (scope?: string, path?: string) => LogEntry[]
  close: () => void
}

/** Requests in progress. A Request passes its caller's abort on only while it is reachable, so they are held here. */
const inFlight = new Set<unknown>()

/** Creates a sandbox. Works in browsers: no Node module is imported. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const now = options.now ?? (() => Date.now())
  const core = new Core({
    domains,
    store: options.store ?? memoryStore(),
    now,
    seed: options.seed ?? 1,
    persona: options.persona ?? domains.defaultPersona.name,
    maxScopes: options.maxScopes ?? 256,
    logSize: options.logSize ?? 200,
    signInToken: options.signInToken ?? null,
  })
  const admin = adminApp(core)
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
      return handleApi(request, { path, scope, baseUrl: options.publicOrigin ?? url.origin }, setting)
    }
    if (area !== '__sandbox') return { kind: 'answer', response: plainError(404, 'no such address') }
    const scope = scopeOf(request, url.searchParams)
    if (scope === null)
      return { kind: 'answer', response: plainError(400, 'x-sandbox-scope is no scope name') }
    const place = { name, scope, query: url.searchParams }
    const response = (await pageAt(request, place)) ?? (await admin.fetch(request, { scope }))
    return { kind: 'answer', response }
  }

  /** The page of another company at an address; null: no such page. */
  async function pageAt(request: Request, place: Place): Promise<Response | null> {
    for (const standIn of [handleFilePage, ...domains.pages]) {
      const response = await standIn(request, place, core)
      if (response !== null) return response
    }
    return null
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

/** The call of an address: what follows /api/, or the whole path of a call that lies elsewhere. */
function callAt(pathname: string): string | null {
  if (pathname.startsWith('/api/')) return pathname.slice('/api/'.length).replace(/^\/+/, '')
  return isCallPath(pathname) ? pathname : null
}

/** Whether the sandbox serves the address of a request, for servers that serve other things, too. */
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
