import { createGateway } from '@koo/api-client'
import { findDrift } from '@koo/api-client/drift'
import { createSandbox, type Sandbox } from '@koo/sandbox'
import { vi } from 'vitest'
import { openConfigGroup, createRemoteConfig } from '@koo/host/config'
import { NO_SEGMENTS } from '@koo/host/web'
import { createNavigate, createUrlGate } from '@koo/host/navigation'
import { createSessionStore } from '@koo/host/session'
import { memoryStorage, manualClock } from '@koo/host/testing'
import type { AppHost, CreateHost } from '../parts.ts'
import { profiles } from '../profiles.ts'
import type { ShellFacts } from '../versions.ts'

export const ORIGIN = 'https://m.credit.test'
const BASE = '/pages/credit'

export interface StageOptions {
  create: CreateHost
  shell?: ShellFacts
  ownPaths?: readonly string[]
  /** Parameters in the address of the page. */
  query?: Record<string, string>
  /** Storage of the tab; default: an empty one. */
  tab?: ReturnType<typeof memoryStorage>
  /** Whether `tab` survives the page; default: it does. */
  keepsTab?: boolean
  /** Default: one of its own, by the clock of the stage. */
  sandbox?: Sandbox
}

const plain: ShellFacts = { environment: 'h5', os: 'android', shellVersion: null }

/** A window without anything of a browser that a host may only use after it has asked for it. */
export function bareWindow(): Window {
  const target = new EventTarget()
  const history = { length: 1, state: null, back: vi.fn() }
  return Object.assign(target, {
    history,
    location: { origin: ORIGIN, pathname: `${BASE}/`, search: '' },
    parent: target,
  }) as unknown as Window
}

/** A host with the sandbox, a clock that is moved by hand, and records of what it does outside. */
export function hostStage(options: StageOptions) {
  const {
    create,
    shell = plain,
    ownPaths = ['/__sandbox'],
    query = {},
    tab = memoryStorage(),
    keepsTab = true,
  } = options
  const clock = manualClock()
  const { sandbox = createSandbox({ now: clock.now }) } = options
  const session = createSessionStore(memoryStorage(), clock.now)
  const gatewayOf = (token: () => string) =>
    createGateway({
      baseUrl: `${ORIGIN}/api`,
      fetch: (request) => sandbox.fetch(request),
      findDrift,
      headers: () => ({ 'x-token': token() }),
    })
  const gateway = gatewayOf(() => session.current()?.token ?? '')
  const inApp = profiles[shell.environment].channelName === 'app'
  const userId = () => session.current()?.userId ?? null
  const location = { assign: vi.fn(), replace: vi.fn() }
  const done = { routed: [] as string[], notices: [] as string[], refused: [] as string[] }
  const routeTo = (path: string) => void done.routed.push(path)
  const gate = createUrlGate({ origin: ORIGIN, base: BASE, ownPaths, navigate: [], frame: [] })
  const inAddress = memoryStorage(new Map(Object.entries(query)))
  const Nothing = () => null
  const host: AppHost = create({
    shell,
    sourceId: '147',
    allows: (address, use) => gate(address, use).ok,
    ownPath: () => null,
    loginAddress: (returnTo) => `/login?return=${encodeURIComponent(returnTo)}`,
    chrome: { Frame: Nothing, LeaveDialog: Nothing, ErrorView: Nothing, Pending: Nothing },
    session,
    gateway,
    gatewayWith: (token) => gatewayOf(() => token),
    config: createRemoteConfig(async () => openConfigGroup({ gateway, inApp, tab, userId, report: vi.fn() })),
    segments: () => NO_SEGMENTS,
    navigate: createNavigate({
      gate,
      hasPage: () => true,
      onRefused: ({ sink, reason }) => void done.refused.push(`${sink} ${reason}`),
      routeTo,
      location,
    }),
    track: () => undefined,
    routeTo,
    notify: (text) => void done.notices.push(text),
    keyedPaths: new Map([['loan', '/own/loan']]),
    local: memoryStorage(),
    keepsLocal: () => true,
    tab,
    keepsTab: () => keepsTab,
    entry: memoryStorage(),
    query: inAddress,
    now: clock.now,
    after: clock.after,
  })
  const signIn = () => session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  return { clock, sandbox, session, host, location, signIn, query: inAddress, ...done }
}
