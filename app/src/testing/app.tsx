import { createGateway } from '@koo/api-client'
import { cashGetAmount } from '@koo/api-client/calls'
import { findDrift } from '@koo/api-client/drift'
import { defineFlow, defineStep, toRoutes, watchRouter, type FlowHost } from '@koo/flow'
import { signIn } from '@koo/flow-account/sign-in'
import { createSandbox, type Sandbox } from '@koo/sandbox'
import { createQueryClient, GatewayProvider } from '@koo/page/query'
import { browserClock } from '@koo/page/time'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, replace, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { AppContext } from '../appContext.ts'
import { createH5Host } from '../env/h5/host.ts'
import type { CreateHost, HostParts } from '../env/parts.ts'
import { loginAddress } from '../flows.ts'
import { NO_SEGMENTS } from '@koo/host/web'
import { createNavigate, createUrlGate } from '@koo/host/navigation'
import { createSessionStore, type SessionStore, watchSession } from '@koo/host/session'
import { chrome } from '../shell/chrome.tsx'
import { NotFound } from '@koo/host/chrome'
import type { SafeStorage } from '@koo/host/storage'
import { memoryStorage } from '@koo/host/testing'

export const NOW = Date.UTC(2026, 5, 15, 4)
const BASE = '/pages/credit'

/** Pages in place of the loan flow: one to return to, and one that does not load while `fails.chunk` is true. */
function stubFlow(fails: { chunk: boolean }) {
  const home = defineStep({ title: '借款' }).page(async () => ({
    default: () => <main>loan page</main>,
  }))
  const broken = defineStep({ title: '坏页', login: false }).page(() =>
    fails.chunk
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
      : Promise.resolve({ default: () => <main>arrived</main> }),
  )
  return defineFlow({ id: 'stub', base: '/', start: 'cash/home', pages: { 'cash/home': home, broken } })
}

export interface TestApp {
  sandbox: Sandbox
  session: SessionStore
  host: FlowHost
  /** Address inside the app. */
  address(): string
  fails: { chunk: boolean }
  /** Makes a call of a page, and waits for its end. */
  ask(): Promise<void>
  /** Moves the clock of page and sandbox. */
  advance(ms: number): void
}

export interface TestAppOptions {
  at: string
  local?: SafeStorage
  tab?: SafeStorage
  sandbox?: Sandbox
  clock?: { now: number }
  /** The host of another environment; default: that of a plain browser. */
  createHost?: CreateHost
  /** Parts of the host that differ from those of this stage. */
  parts?: Partial<HostParts>
}

/** Renders the real parts of the app around stub pages, with the sandbox as gateway. */
export async function renderApp(options: TestAppOptions): Promise<TestApp> {
  // Compiled before the app starts: the first time takes longer on a busy machine than a test waits for a page.
  await signIn.pages.login.load()
  const { at, local = memoryStorage(), tab = memoryStorage(), clock = { now: NOW } } = options
  const sandbox = options.sandbox ?? createSandbox({ now: () => clock.now })
  const session = createSessionStore(local, options.parts?.now ?? (() => clock.now), window)
  const gateway = createGateway({
    fetch: (request) => sandbox.fetch(request),
    findDrift,
    token: () => session.current()?.token ?? null,
    headers: ({ token }) => ({ 'x-token': token ?? '' }),
    onSessionInvalid: (_, token) => session.end(token),
  })
  const gate = createUrlGate({ origin: window.location.origin, base: BASE, navigate: [], frame: [] })
  const createHost = options.createHost ?? createH5Host
  const host = createHost({
    shell: { environment: 'h5', os: 'android', shellVersion: null },
    sourceId: '147',
    chrome,
    session,
    gateway,
    gatewayWith: () => gateway,
    config: { get: () => undefined, onChange: () => () => undefined },
    segments: () => NO_SEGMENTS,
    notify: vi.fn(),
    keyedPaths: new Map([['loan', '/cash/home']]),
    loginAddress,
    allows: (address, use) => gate(address, use).ok,
    ownPath: (address) => {
      const verdict = gate(address, 'navigate')
      return verdict.ok ? verdict.path : null
    },
    navigate: createNavigate({
      gate,
      hasPage: () => true,
      onRefused: vi.fn(),
      routeTo: (path, replacing) => void router.navigate(path, { replace: replacing }),
      location: { assign: vi.fn(), replace: vi.fn() },
    }),
    track: vi.fn(),
    routeTo: (path, replacing) => void router.navigate(path, { replace: replacing }),
    local,
    keepsLocal: () => true,
    tab,
    keepsTab: () => true,
    entry: memoryStorage(),
    query: memoryStorage(),
    now: () => clock.now,
    after: () => () => undefined,
    ...options.parts,
  })
  const fails = { chunk: true }
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => replace('/cash/home') },
      toRoutes(signIn, host),
      toRoutes(stubFlow(fails), host),
      { path: '*', Component: () => <NotFound host={host} /> },
    ],
    { initialEntries: [at] },
  )
  watchRouter(router, host)
  const queries = createQueryClient()
  watchSession({
    session,
    clear: () => queries.clear(),
    revalidate: () => void router.revalidate(),
  })
  const theme = { choice: () => 'koo' as const, choose: vi.fn() }
  await render(
    <AppContext value={{ session, theme }}>
      <GatewayProvider gateway={gateway} clock={{ ...browserClock, now: () => clock.now }}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </GatewayProvider>
    </AppContext>,
  )
  return {
    sandbox,
    session,
    host,
    address: () => router.state.location.pathname + router.state.location.search,
    fails,
    ask: () =>
      cashGetAmount(gateway, {}).then(
        () => undefined,
        () => undefined,
      ),
    advance: (ms) => void (clock.now += ms),
  }
}
