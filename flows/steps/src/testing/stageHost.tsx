import type { FlowHost, SafeStorage } from '@koo/flow'
import { memoryStore } from './memoryStore.ts'
import type { SandboxWorld } from './sandboxWorld.ts'

export interface StageHost extends FlowHost {
  /** Addresses the page wanted to leave for. */
  readonly opened: string[]
}

export interface StageHostOptions {
  /** Storage of the tab; default: its own. */
  memory?: SafeStorage
  /** Storage that tabs share; default: its own. */
  store?: SafeStorage
  environment?: FlowHost['environment']
  /** Does the address gate open `url`? Default: every address. */
  opens?: (url: string) => boolean
  /** Page keys with an address; default: every key. */
  links?: readonly string[]
}

const nothing = () => undefined
const Nothing = () => null

/** The surroundings of a page on its own: it leads nowhere and writes down where it would have. */
export function stageHost(world: SandboxWorld, options: StageHostOptions = {}): StageHost {
  const {
    memory = memoryStore(),
    store = memoryStore(),
    environment = 'h5',
    opens = () => true,
    links,
  } = options
  const opened: string[] = []
  return {
    opened,
    memory,
    store,
    environment,
    now: () => world.clock.now(),
    isLoggedIn: () => world.userId() !== null,
    userId: () => world.userId(),
    login: () => new Promise(nothing),
    setTitle: nothing,
    track: nothing,
    openUrl(url) {
      opened.push(url)
      return Promise.resolve(opens(url))
    },
    linkUrl: (key) => (links === undefined || links.includes(key) ? `https://links.test/${key}` : null),
    partnerReturn: () => Promise.resolve(),
    close: nothing,
    onNativeBack: () => nothing,
    chrome: { Frame: ({ children }) => children, LeaveDialog: Nothing, Problem: Nothing, Pending: Nothing },
  }
}
