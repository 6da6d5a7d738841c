import type { ConfigKey } from '../config/keys.ts'
import type { RoutingReply, ReturnCode } from '../destination.ts'
import type { AdoptedSession, FlowChrome, FlowEvent, FlowHost, SafeStorage } from '../host.ts'
import { fakeConfig } from './config.ts'
import { memoryStorage } from './memoryStorage.ts'

/** Calls that a fake host received, in their order. */
export interface HostLog {
  readonly titles: string[]
  readonly events: FlowEvent[]
  /** Hard loads; a leading '=' marks a replacing one. */
  readonly opened: string[]
  readonly logins: string[]
  readonly returned: { code: ReturnCode; message: string | undefined }[]
  readonly adopted: AdoptedSession[]
  closed: number
}
export interface FakeHost extends FlowHost {
  readonly log: HostLog
  /** Presses the back key of the shell. */
  nativeBack(): void
  /** The server's next reply. Null: the flow's own routing is called. */
  serverReply: RoutingReply | Error | null
  setLoggedIn(value: boolean): void
  /** Another tab signs somebody in; null signs out for good. */
  signInElsewhere(userId: string | null): void
  /** Moves the clock on, and runs what is due by then. */
  advance(ms: number): void
}
export interface FakeHostOptions extends Partial<Omit<FlowHost, 'chrome' | 'memory' | 'store' | 'config'>> {
  readonly chrome?: Partial<FlowChrome>
  readonly memory?: SafeStorage
  readonly store?: SafeStorage
  /** The configuration, with values of any shape; default: not loaded. */
  readonly config?: (key: ConfigKey) => unknown
}

/** Plain chrome for tests, with roles to find: heading, button 'back', `alertdialog`, `alert` with its kind, `status`. */
export const fakeChrome: FlowChrome = {
  Frame: ({ title, back, pending, theme, children }) => (
    <main aria-busy={pending} data-theme={theme ?? undefined}>
      <h1>{title}</h1>
      {back && (
        <button type="button" aria-label="back" onClick={back}>
          ←
        </button>
      )}
      {children}
    </main>
  ),
  LeaveDialog: ({ copy, stay, leave }) => (
    <div role="alertdialog" aria-label={copy.title}>
      <p>{copy.body}</p>
      <button type="button" data-answer="stay" onClick={stay}>
        {copy.stay}
      </button>
      <button type="button" data-answer="leave" onClick={leave}>
        {copy.leave}
      </button>
    </div>
  ),
  ErrorView: ({ kind, error, retry, home }) => (
    <div role="alert" data-kind={kind}>
      <p>{String(error)}</p>
      <button type="button" data-answer="retry" onClick={retry}>
        retry
      </button>
      <button type="button" data-answer="home" onClick={home}>
        home
      </button>
    </div>
  ),
  Pending: () => <output aria-label="pending" />,
}

/** A host for tests: signed in, opens every address, has a clock that stands still, and logs its calls. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const { chrome, config = () => undefined, ...given } = options
  const log: HostLog = {
    titles: [],
    events: [],
    opened: [],
    logins: [],
    returned: [],
    adopted: [],
    closed: 0,
  }
  const handlers = new Set<() => void>()
  const watchers = new Set<(signedOut: boolean) => void>()
  const tell = (signedOut: boolean) => {
    for (const watch of watchers) watch(signedOut)
  }
  let customer = 'user-1'
  const timers = new Set<{ at: number; run: () => void }>()
  let [time, loggedIn] = [Date.UTC(2026, 0, 5, 2), true]
  return {
    chrome: { ...fakeChrome, ...chrome },
    userSource: 'APP',
    memory: memoryStorage(),
    store: memoryStorage(),
    keepsStore: () => true,
    entry: memoryStorage(),
    now: () => time,
    after: (ms, run) => {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    isLoggedIn: () => loggedIn,
    userId: () => (loggedIn ? customer : null),
    onCustomer: (handler) => {
      watchers.add(handler)
      return () => watchers.delete(handler)
    },
    login: (returnTo) => {
      log.logins.push(returnTo)
      return new Promise(() => {})
    },
    setTitle: (title) => void log.titles.push(title),
    track: (event) => void log.events.push(event),
    openUrl: (url, { replace = false } = {}) => {
      log.opened.push(`${replace ? '=' : ''}${url}`)
      return Promise.resolve(true)
    },
    opens: () => true,
    showsImage: () => true,
    frames: () => true,
    ownPath: (address) => (address.startsWith('/') ? address : null),
    terms: { service: '/terms/service', privacy: '/terms/privacy' },
    linkUrl: (key) => `https://links.test/${key}`,
    partnerReturn: (code, message) => {
      log.returned.push({ code, message })
      return Promise.resolve(true)
    },
    pageMeta: () => Promise.reject(new Error('this host has no page meta')),
    partnerToken: () => null,
    forgetPartnerToken: () => {},
    adopt: (session) => {
      log.adopted.push(session)
      loggedIn = true
      return Promise.resolve(true)
    },
    close: () => {
      log.closed += 1
    },
    config: fakeConfig(config),
    segments: () => ({ userType: null, businessLine: null, merchant: null }),
    onNativeBack: (handler) => {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    ...given,
    log,
    serverReply: null,
    nativeBack: () => handlers.forEach((handler) => handler()),
    setLoggedIn: (value) => {
      loggedIn = value
      tell(false)
    },
    signInElsewhere: (userId) => {
      loggedIn = userId !== null
      if (userId !== null) customer = userId
      tell(userId === null)
    },
    advance: (ms) => {
      time += ms
      for (const timer of timers) {
        if (timer.at > time) continue
        timers.delete(timer)
        timer.run()
      }
    },
  }
}
