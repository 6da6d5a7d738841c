import type { Gateway } from '@koo/api-client'
import type { Environment, FlowChrome, FlowEvent, FlowHost, Segments } from '@koo/flow'
import type { RemoteConfig } from '../config/remote.ts'
import type { Navigate } from '../navigation/navigate.ts'
import type { GateUse } from '../navigation/urlGate.ts'
import type { SessionStore } from '../session/session.ts'
import type { SafeStorage } from '../storage/safeStorage.ts'
import type { ShellFacts } from './versions.ts'

/** What every host is made of, given by the app. */
export interface HostParts {
  shell: ShellFacts
  /** Where the customer came from, as the headers have it. */
  sourceId: string
  chrome: FlowChrome
  session: SessionStore
  gateway: Gateway
  /** The gateway for one call with a token that is not the session's yet. */
  gatewayWith(token: string): Gateway
  config: RemoteConfig
  segments(): Segments
  navigate: Navigate
  track(event: FlowEvent): void
  /** Checks an address with the url gate; opens and reports nothing. */
  allows(address: string, use: GateUse): boolean
  /** Path of a page of this app, from an address from outside; null when the gate refuses it. */
  ownPath(address: string): string | null
  /** Address of the sign-in page that returns to `returnTo`, which includes the base. */
  loginAddress(returnTo: string): string
  /** Opens a page of this app; `path` is below the base. */
  routeTo(path: string, replace: boolean): void
  /** Shows a short message over the page. */
  notify(text: string): void
  /** Pages of the flows by their page keys, as paths below the base. */
  keyedPaths: ReadonlyMap<string, string>
  local: SafeStorage
  /** Whether `local` survives the page. */
  keepsLocal(): boolean
  tab: SafeStorage
  /** Whether `tab` survives the page. */
  keepsTab(): boolean
  /** Storage in the history entry of the page. */
  entry: SafeStorage
  /** Query of the address of the page: what others have put into it can be read and taken out. */
  query: Pick<SafeStorage, 'getItem' | 'removeItem'>
  now(): number
  /** Calls `run` once after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

/** The host of an environment. */
export interface AppHost extends FlowHost {
  readonly environment: Environment
  /** Handles the session with this token, which the gateway refuses (-4000, -4001); without it that session ends. */
  sessionEnded?(token: string | null): void
  /** Whether a page has a title bar of ours, where it depends on the channel; without it the profile says so. */
  showsHeader?(pageId: string | null): boolean
  /** Compares the stored session with the customer of the app around the page, in the background. Never rejects. */
  checkUser?(): Promise<void>
}

export type CreateHost = (parts: HostParts) => AppHost

/** How long a message is shown before the page is left, ms (gap 120). */
export const NOTICE_MS = 2_000
