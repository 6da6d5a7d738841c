import { identify, type Identity } from '../gateway/identity.ts'
import { reloadWindow, windowOrigin, windowPath, windowQuery } from '../navigation/window.ts'
import type { SessionStore } from '../session/session.ts'
import { clearStores, localStore, tabStore, type SafeStorage } from '../storage/safe-storage.ts'
import type { ThemeControl } from '../theme/control.ts'
import type { AdminFetch } from './admin.ts'

/** What the lab changes in this browser besides the world of the sandbox. */
export interface LabStores {
  local: SafeStorage
  tab: SafeStorage
  /** Empties both. */
  clear(): void
}

/** Everything around the lab. Stories and tests bring their own. */
export interface LabHost extends LabStores {
  /** Reaches the sandbox's admin addresses. */
  fetch: AdminFetch
  session: SessionStore
  theme: ThemeControl
  /** What this visit says of itself. */
  identity: Identity
  /** The browser's own. */
  userAgent: string
  /** Milliseconds since the epoch. */
  now(): number
  /** Address of the page on show, without its fragment. */
  address(): string
  reload(): void
  copy(text: string): Promise<void>
}

export const browserStores: LabStores = { local: localStore, tab: tabStore, clear: clearStores }

const address = () => {
  const query = windowQuery().toString()
  return `${windowOrigin()}${windowPath()}${query === '' ? '' : `?${query}`}`
}

/** The lab's surroundings in the app. */
export const browserHost = (parts: Pick<LabHost, 'session' | 'theme'>): LabHost => ({
  ...browserStores,
  ...parts,
  fetch: (address, init) => window.fetch(address, init),
  identity: identify(),
  userAgent: navigator.userAgent,
  now: Date.now,
  address,
  reload: reloadWindow,
  copy: (text) => navigator.clipboard.writeText(text),
})
