import type { ConfigKey } from '../config/keys.ts'
import type { RoutingReply, ReturnCode } from '../destination.ts'
import type { FlowChrome, FlowEvent, FlowHost } from '../host.ts'
import type { AdoptedSession, SafeStorage } from '../ports.ts'
import { fakeAddress, fakeDevice, fakeSession, fakeSettings, fakeStorage } from './ports/index.ts'

/** Calls that a fake host received, in their order. */
export interface HostLog {
  readonly titles: string[]
  readonly events: FlowEvent[]
  /** Hard loads; a leading '=' marks a replacing one. */
  readonly opened: string[]
  readonly logins: string[]
  readonly returned: { code: ReturnCode; message: string | undefined }[]
  readonly adopted: AdoptedSession[]
  readonly closed: number
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

/** A host for tests, of the five fakes: signed in, opens every address, has a clock that stands still, and logs its calls. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const { chrome, config, ...given } = options
  const [session, address, device] = [fakeSession(), fakeAddress(), fakeDevice()]
  const { logins, adopted, ...sessionPort } = session
  const { opened, returned, closed, ...addressPort } = address
  const log: HostLog = {
    titles: [],
    events: [],
    opened,
    logins,
    returned,
    adopted,
    get closed() {
      return closed()
    },
  }
  return {
    chrome: { ...fakeChrome, ...chrome },
    ...sessionPort,
    ...fakeStorage(),
    ...addressPort,
    ...device,
    ...fakeSettings(config),
    setTitle: (title) => void log.titles.push(title),
    track: (event) => void log.events.push(event),
    pageMeta: () => Promise.reject(new Error('this host has no page meta')),
    orderStatus: () => Promise.reject(new Error('this host has no order status')),
    ...given,
    log,
    serverReply: null,
  }
}
