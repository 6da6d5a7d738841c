/** What is around a page in these stories: a stand-in of an app or a messenger, and the host that the real app makes for it. */
import type { Environment } from '@koo/flow'
import { memoryStorage } from '@koo/flow/testing/storage'
import { toast } from '@koo/kit/OverlayHost'
import type { SandboxWorld } from '@koo/page/testing'
import { loadHost } from '../../app/src/env/host.ts'
import type { AppHost } from '../../app/src/env/parts.ts'
import { surround, type MannerName } from '../../app/src/env/testing/surroundings.ts'
import { NO_SEGMENTS } from '@koo/host/web'
import { createSessionStore } from '@koo/host/session'

export interface AroundPage {
  kind: Environment
  manner: MannerName
  /** Version of the app; default: one that has every function. */
  version?: string
  /** Parameters in the address of the page. */
  query?: Record<string, string>
  /** Called for each call of the page, by its method. */
  onCall?(method: string, params: unknown): void
  /** Called when the page leads to another page of the app. */
  routeTo?(): void
}

/** How much faster than on a phone the time limits of a bridge pass here. */
const FASTER = 20
/** What earlier stories may have left on the window. */
const NAMES = ['kooBridge', 'WeixinJSBridge', '__wxjs_environment'] as const

const Nothing = () => null
const nothing = () => undefined

/** Puts the stand-in on the window, and returns the host of the app for it. */
export async function hostAround(
  { gateway }: Pick<SandboxWorld, 'gateway'>,
  { kind, manner, version = '3.4.0', query = {}, onCall = nothing, routeTo = nothing }: AroundPage,
): Promise<AppHost> {
  for (const name of NAMES) Reflect.deleteProperty(window, name)
  surround(window, { kind, version, manner }, { nativeLogin: () => Promise.resolve({ token: null }), onCall })
  const create = await loadHost(kind, (error) => {
    throw error
  })
  return create({
    shell: {
      environment: kind,
      os: kind === 'app-ios' ? 'ios' : 'android',
      shellVersion: kind === 'h5' || kind.startsWith('messenger-') ? null : version,
    },
    sourceId: '147',
    chrome: { Frame: Nothing, LeaveDialog: Nothing, ErrorView: Nothing, Pending: Nothing },
    session: createSessionStore(memoryStorage(), Date.now, window),
    gateway,
    gatewayWith: () => gateway,
    config: { get: () => undefined, onChange: () => () => undefined },
    segments: () => NO_SEGMENTS,
    navigate: () => false,
    track: () => undefined,
    allows: () => false,
    ownPath: () => null,
    loginAddress: (returnTo) => `/login?return=${encodeURIComponent(returnTo)}`,
    routeTo,
    notify: toast,
    keyedPaths: new Map(),
    local: memoryStorage(),
    keepsLocal: () => true,
    tab: memoryStorage(),
    keepsTab: () => true,
    entry: memoryStorage(),
    query: memoryStorage(query),
    now: Date.now,
    after(ms, run) {
      const timer = setTimeout(run, ms / FASTER)
      return () => clearTimeout(timer)
    },
  })
}
