import { createSandbox } from '@koo/sandbox'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bareWindow } from '../env/testing/stage.ts'
import { SESSION_KEY, PLACE_KEY } from '@koo/host/session'
import { start } from '../start.tsx'
import { memoryStorage } from '@koo/host/testing'

const boot = vi.hoisted(() => {
  const stages: string[] = []
  const parts = { stages, rest: () => undefined as void }
  const note = (stage: string) => {
    if (!stages.includes(stage)) stages.push(stage)
  }
  /** Notes a stage when a function has done its work. */
  const noting =
    <A extends unknown[], R>(stage: string, work: (...given: A) => R) =>
    (...given: A): R => {
      const made = work(...given)
      note(stage)
      return made
    }
  return Object.assign(parts, { note, noting })
})

// Real stages, which say when they have begun.
vi.mock('../gateway/identity.ts', async (original) => {
  const real = await original<typeof import('../gateway/identity.ts')>()
  return { ...real, identify: boot.noting('identity', real.identify) }
})
vi.mock('@koo/host/session', async (original) => {
  const real = await original<typeof import('@koo/host/session')>()
  return { ...real, createSessionStore: boot.noting('session', real.createSessionStore) }
})
vi.mock('../env/host.ts', async (original) => {
  const real = await original<typeof import('../env/host.ts')>()
  return { ...real, loadHost: boot.noting('host', real.loadHost) }
})
vi.mock('../theme/control.ts', async (original) => {
  const real = await original<typeof import('../theme/control.ts')>()
  return { ...real, createThemeControl: boot.noting('theme', real.createThemeControl) }
})
vi.mock('../config/segments.ts', async (original) => {
  const real = await original<typeof import('../config/segments.ts')>()
  return { ...real, readSegments: boot.noting('user type', real.readSegments) }
})
vi.mock('../tracking/place.ts', async (original) => {
  const real = await original<typeof import('../tracking/place.ts')>()
  return { ...real, reportPlaceAtStart: boot.noting('place', real.reportPlaceAtStart) }
})
vi.mock('@koo/host/config', async (original) => ({
  ...(await original<typeof import('@koo/host/config')>()),
  createRemoteConfig: () => ({
    get: boot.noting('web config', () => undefined),
    onChange: () => () => undefined,
  }),
}))
vi.mock('../config/apiBase.ts', () => ({ API_BASE: 'https://m.credit.test/api' }))
// What is shown: nothing of it runs without a document.
vi.mock('@koo/kit/OverlayHost', () => ({ toast: vi.fn() }))
vi.mock('@koo/page/query', () => ({ createQueryClient: () => ({ clear: vi.fn() }) }))
vi.mock('@koo/page/draft', () => ({ isOldDraft: () => false, isForeignDraft: () => false }))
vi.mock('react-dom/client', () => ({
  createRoot: () => ({ render: boot.noting('first page', () => undefined) }),
}))
vi.mock('../App.tsx', () => ({ App: () => null }))
vi.mock('../shell/chrome.tsx', () => ({ chrome: {} }))
vi.mock('@koo/host/router', () => ({
  createFlowRouter: boot.noting('channels', () => ({
    state: { initialized: true, errors: null },
    subscribe: () => () => undefined,
    revalidate: vi.fn(),
  })),
  hasPage: () => true,
  laterAt: () => undefined,
  laterPath: () => '',
}))
vi.mock('../gateway/rest.ts', () => ({
  pageAtRest: () =>
    new Promise<void>((resolve) => {
      boot.note('rest')
      boot.rest = resolve
    }),
}))

const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.49'
const ORDER_TO_REST = [
  'storage',
  'identity',
  'session',
  'host',
  'theme',
  'channels',
  'first page',
  'rest',
] as const

const getCurrentPosition = vi.fn()
const root = { childElementCount: 0, querySelectorAll: () => [] } as unknown as HTMLElement

beforeEach(() => {
  boot.stages.length = 0
  getCurrentPosition.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

/** Starts the app of a signed-in customer in the messenger, which has an SDK. */
function open({ hasAgreed }: { hasAgreed: boolean }) {
  const sandbox = createSandbox()
  const { token, userId } = sandbox.signIn()
  const stored = memoryStorage(
    new Map([[SESSION_KEY, JSON.stringify({ token, userId, expiresAt: Date.now() + 1e6 })]]),
  )
  if (hasAgreed) stored.setItem(PLACE_KEY, String(userId))
  const localStorage = { ...stored, getItem: boot.noting('storage', stored.getItem) }
  const target = Object.assign(bareWindow(), {
    localStorage,
    screen: { width: 375, height: 812 },
    requestIdleCallback: (work: () => void) => setTimeout(work),
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    WeixinJSBridge: { invoke: vi.fn() },
  })
  const page = {
    cookie: '',
    readyState: 'complete',
    body: new EventTarget(),
    documentElement: { dataset: {} },
  }
  Object.assign(target.location, { hash: '' })
  vi.stubGlobal('window', target)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('navigator', {
    userAgent: WECHAT,
    maxTouchPoints: 5,
    geolocation: { getCurrentPosition },
    permissions: { query: () => Promise.resolve({ state: 'granted' }) },
  })
  vi.stubGlobal('__VERSION__', '1.0.0')
  const asked: string[] = []
  void start(root, (request) => {
    asked.push(new URL(request.url).pathname.replace('/api/', ''))
    return sandbox.fetch(request)
  })
  return { asked }
}

it('nothing is asked before the first page rests; then configuration, user type and place follow', async () => {
  const { asked } = open({ hasAgreed: true })
  await vi.waitFor(() => expect(boot.stages).toEqual(ORDER_TO_REST))
  expect(asked).toEqual([])
  boot.rest()
  await vi.waitFor(() => expect(boot.stages).toEqual([...ORDER_TO_REST, 'web config', 'user type', 'place']))
  await vi.waitFor(() => expect(getCurrentPosition).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(asked).toContain('apphome/acquireUserIdentity'))
})

it('neither the place of who has not agreed nor the SDK of the messenger is asked for at the start', async () => {
  const { asked } = open({ hasAgreed: false })
  await vi.waitFor(() => expect(boot.stages).toContain('rest'))
  boot.rest()
  await vi.waitFor(() => expect(asked).toContain('apphome/acquireUserIdentity'))
  await vi.waitFor(() => expect(boot.stages).toContain('place'))
  expect([getCurrentPosition.mock.calls, asked.filter((path) => path.includes('sdkInit'))]).toEqual([[], []])
})
