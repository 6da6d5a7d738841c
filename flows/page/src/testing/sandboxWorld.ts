import { createGateway, type Gateway } from '@koo/api-client'
import { findDrift } from '@koo/api-client/drift'
import type { CloudStorage } from '@koo/flow'
import { createSandbox, type Sandbox } from '@koo/sandbox'
import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../query/queryClient.ts'
import { asStream } from './asStream.ts'
import { manualClock, type ManualClock } from './manualClock.ts'

type ResetOptions = NonNullable<Parameters<Sandbox['reset']>[1]>
type Tweak = ResetOptions['tweak']

export interface WorldOptions {
  /** A persona of the sandbox; default `old-customer`. */
  persona?: string | undefined
  /** Changes to the persona, for a case that no persona has. */
  tweak?: Tweak | undefined
  /** Default: signed in as the persona. */
  signedIn?: boolean
  /** Default: a clock that stands still. */
  clock?: ManualClock
  /** `report`: a reply that differs from the contract reaches the page, as in production. Default: the call fails. */
  contract?: 'report' | 'throw'
  /** Called when the gateway finds the session ended. */
  onSessionInvalid?(): void
}

/** A sandbox in this process, a gateway to it, and one clock for both. */
export interface SandboxWorld {
  sandbox: Sandbox
  gateway: Gateway
  /** The cloud storage of the sandbox. */
  cloud: CloudStorage | null
  clock: ManualClock
  queries: QueryClient
  userId(): string | null
  /** Signs in; default: as the persona. `mobile`: as another customer, as if in another tab. */
  signIn(who?: { mobile?: string; persona?: string }): void
  /** Signs out for good. */
  signOut(): void
  /** See `FlowHost.onCustomer`. */
  onCustomer(handler: (signedOut: boolean) => void): () => void
}

const SCOPE = 'default'

/**
 * Nothing takes real time: latency, the gateway's time limit and the waits of pages use `clock`, so a test can let
 * twenty seconds pass in one line.
 */
export function sandboxWorld(options: WorldOptions = {}): SandboxWorld {
  const {
    persona = 'old-customer',
    tweak,
    signedIn = true,
    clock = manualClock({ withRequests: true }),
    contract = 'throw',
  } = options
  // The sandbox's clock does not change when somebody sets the clock of the device.
  const since = clock.now() - clock.elapsed()
  const lenderNow = () => since + clock.elapsed()
  const sandbox = createSandbox({ now: lenderNow, persona, wait: (ms) => clock.wait(ms) })
  sandbox.reset(SCOPE, { persona, ...(tweak && { tweak }) })
  let session: { token: string; userId: string } | null = null
  const queries = createQueryClient()
  const watchers = new Set<(signedOut: boolean) => void>()
  /** As the app does it: the cache is emptied for another customer, and pages are told. */
  const change = (next: typeof session, signedOut = false) => {
    const before = session?.userId
    session = next
    if (signedOut || (next !== null && next.userId !== before)) queries.clear()
    for (const watch of watchers) watch(signedOut)
  }
  const signIn: SandboxWorld['signIn'] = (who = {}) => change(sandbox.signIn(SCOPE, { persona, ...who }))
  if (signedIn) signIn()
  const gateway = createGateway({
    fetch: async (request) => asStream(await sandbox.fetch(request)),
    findDrift,
    contract,
    token: () => session?.token ?? null,
    headers: ({ token }) => ({ ...(token !== null && { 'x-token': token }) }),
    onSessionInvalid: () => {
      change(null)
      options.onSessionInvalid?.()
    },
    now: lenderNow,
    timers: timersOf(clock),
    // The sandbox reads from them what to reply: `blurry.jpg`.
    keepsFileNames: true,
  })
  return {
    sandbox,
    gateway,
    cloud: {
      url: '/__sandbox/upload',
      fetch: (request) => sandbox.fetch(request),
      keepsFileNames: true,
    },
    clock,
    queries,
    userId: () => session?.userId ?? null,
    signIn,
    signOut: () => change(null, true),
    onCustomer(handler) {
      watchers.add(handler)
      return () => watchers.delete(handler)
    },
  }
}

function timersOf(clock: ManualClock) {
  return {
    set(run: () => void, ms: number) {
      const stop = new AbortController()
      void clock.wait(ms, stop.signal).then(() => {
        if (!stop.signal.aborted) run()
      })
      return stop
    },
    clear(handle: unknown) {
      if (handle instanceof AbortController) handle.abort()
    },
  }
}
