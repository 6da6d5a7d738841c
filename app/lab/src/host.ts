import type { Environment } from '@koo/flow'
import type { AdminFetch } from './admin.ts'

/** The three members of `Storage` that the lab uses. */
export type LabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser storages that the lab changes. */
export interface LabStores {
  local: LabStorage
  tab: LabStorage
  /** Empties both storages. */
  clear(): void
  /** Local storage key of the selected theme. */
  themeKey: string
}

/** The session of the app, and how to change it. */
export interface LabSession {
  current(): { token: string; userId: string; expiresAt: number } | null
  signIn(made: { token: string; userId: string; expiresIn: number }): boolean
  signOut(): void
  onChange(listener: () => void): () => void
}

export const themeChoices = ['system', 'koo', 'night', 'ruby', 'wireframe'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** What the app detected about its environment. */
export interface Surroundings {
  environment: Environment
  os: string
  /** Version of the app around the page, else of the page itself. */
  version: string
  channelName: string
  sourceId: string
  /** Whether the page renders its own title bar. */
  header: boolean
  userAgent: string
  /** Features that need a certain version of the app. */
  gates: readonly { name: 'nativeVideoPicker' | 'sessionReload'; least: string; open: boolean }[]
  /** Headers of a request sent now, with the token shortened. */
  headers: Readonly<Record<string, string>>
}

/** A bridge call of the page. */
export interface BridgeCall {
  method: string
  /** Parameters as JSON text. */
  given: string
  /** Why the app did not do it; null when it did. */
  refused: string | null
}

/** An environment that the lab simulates, with the version of the app around the page. */
export interface SimulatedEnvironment {
  kind: Environment
  version: string
  /** How it misbehaves, by a name of {@link LabBridge.manners}; absent: not at all. */
  manner?: string | undefined
}

/** The simulated bridge of an environment. The app has it, because it knows its own bridge. */
export interface LabBridge {
  /** Methods of the environment, and whether its version has them; empty when there is no bridge. */
  methods(environment: SimulatedEnvironment): readonly { name: string; least: string; open: boolean }[]
  /** How an environment can misbehave, with a text for each; empty where there is no bridge. */
  manners(kind: Environment): readonly (readonly [name: string, text: string])[]
  /** Puts the bridge where the environment would, before the page's code runs. */
  install(target: Window, environment: SimulatedEnvironment): void
  /** The latest calls of this page, newest last. */
  calls(): readonly BridgeCall[]
}

/** What the lab needs from the app before it starts. */
export interface EarlyHost extends LabStores {
  /** Calls the sandbox's admin endpoints. */
  fetch: AdminFetch
  session: LabSession
  reload(): void
  bridge: LabBridge
}

/** What the lab needs from the app. The app implements it; stories and tests have their own. */
export interface LabHost extends EarlyHost {
  theme: { choice(): ThemeChoice; choose(choice: ThemeChoice): void }
  surroundings(): Surroundings
  /** Milliseconds since the epoch. */
  now(): number
  /** Address of the current page, without its fragment. */
  address(): string
  copy(text: string): Promise<void>
}
