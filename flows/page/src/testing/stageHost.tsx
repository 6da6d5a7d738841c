import type { Device, FlowEvent, FlowHost, SafeStorage } from '@koo/flow'
import type { ConfigKey } from '@koo/flow/config'
import { fakeConfig } from '@koo/flow/testing/ports'
import { memoryStorage } from '@koo/flow/testing/storage'
import { orderStatus, pageMeta } from '../serverPage.ts'
import type { SandboxWorld } from './sandboxWorld.ts'

export interface StageHost extends FlowHost {
  /** Addresses that the page opened outside the app. */
  readonly opened: string[]
  /** What the page reported to analytics. */
  readonly events: FlowEvent[]
  /** Sessions the page took over. */
  readonly adopted: Parameters<FlowHost['adopt']>[0][]
  /** How often the page wanted the web view closed. */
  closed: number
}

export interface StageHostOptions {
  /** Storage of the tab; default: its own. */
  memory?: SafeStorage
  /** Storage that tabs share; default: its own. */
  store?: SafeStorage
  /** Does `store` outlive the page? Default: yes. */
  keepsStore?: () => boolean
  /** What the history entry of the page keeps; default: its own. */
  entry?: SafeStorage
  /** Default: APP. */
  userSource?: FlowHost['userSource']
  /** One of the provider's own apps; default: a plain browser. */
  inApp?: true
  /** The cloud storage; default: that of the sandbox. Null: none. */
  cloudStorage?: FlowHost['cloudStorage']
  /** Encrypts by a key of the server; default: it does not. */
  encrypt?: FlowHost['encrypt']
  /** Functions of the device; default: those of the plain browser, none. */
  device?: Device
  /** Does the address gate open `url`? Default: every address. */
  opens?: (url: string) => boolean
  /** Does it allow the picture at `url`? Default: every address. */
  showsImage?: (url: string) => boolean
  /** Does it allow `url` in a frame? Default: no address. */
  frames?: (url: string) => boolean
  /** The credential of a partner that came in the address; default: none. */
  credential?: string
  /** The configuration, with values of any shape; default: not loaded. */
  config?: (key: ConfigKey) => unknown
  /** Groups of the customer; default: none are known. */
  segments?: FlowHost['segments']
  /** Page keys with an address; default: every key. */
  links?: readonly string[]
  /** An environment that signs its customer in by itself; default: a plain browser. */
  signsInAlone?: true
  /** Path inside the app of an address from outside; default: no address is one. */
  ownPath?: (address: string) => string | null
}

const nothing = () => undefined
const Nothing = () => null

/** A host for a single page: it navigates nowhere, and records every address that would have been opened. */
export function stageHost(world: SandboxWorld, options: StageHostOptions = {}): StageHost {
  const {
    memory = memoryStorage(),
    store = memoryStorage(),
    keepsStore = () => true,
    entry = memoryStorage(),
    userSource = 'APP',
    inApp,
    cloudStorage = world.cloud,
    encrypt,
    device = {},
    opens = () => true,
    showsImage = () => true,
    frames = () => false,
    credential: given = null,
    config = () => undefined,
    segments = () => ({ userType: null, businessLine: null, merchant: null }),
    links,
    signsInAlone,
    ownPath = () => null,
  } = options
  let credential = given
  const opened: string[] = []
  const events: FlowEvent[] = []
  const adopted: StageHost['adopted'] = []
  const host: StageHost = {
    opened,
    adopted,
    closed: 0,
    events,
    memory,
    store,
    keepsStore,
    entry,
    userSource,
    now: () => world.clock.now(),
    after(ms, run) {
      const stop = new AbortController()
      void world.clock.wait(ms, stop.signal).then(() => {
        if (!stop.signal.aborted) run()
      })
      return () => stop.abort()
    },
    isLoggedIn: () => world.userId() !== null,
    userId: () => world.userId(),
    onCustomer: (handler) => world.onCustomer(handler),
    login: () => new Promise(nothing),
    setTitle: nothing,
    track: (event) => void events.push(event),
    openUrl(url) {
      opened.push(url)
      return Promise.resolve(opens(url))
    },
    opens,
    showsImage,
    frames,
    ownPath,
    terms: { service: '/terms/service', privacy: '/terms/privacy' },
    cloudStorage,
    linkUrl: (key) => (links === undefined || links.includes(key) ? `https://links.test/${key}` : null),
    partnerReturn: () => Promise.resolve(true),
    scanAddress: () => location.origin + location.pathname + location.search,
    ...device,
    pageMeta: (request, signal) => pageMeta(world.gateway, request, signal),
    orderStatus: (signal) => orderStatus(world.gateway, signal),
    partnerToken: () => credential,
    forgetPartnerToken() {
      credential = null
    },
    adopt(session) {
      adopted.push(session)
      return Promise.resolve(true)
    },
    signOut: () => world.signOut(),
    ...(signsInAlone && { signsInAlone }),
    ...(inApp && { inApp }),
    ...(encrypt && { encrypt }),
    close() {
      host.closed += 1
    },
    config: fakeConfig(config),
    segments,
    onNativeBack: () => nothing,
    chrome: { Frame: ({ children }) => children, LeaveDialog: Nothing, ErrorView: Nothing, Pending: Nothing },
  }
  return host
}
