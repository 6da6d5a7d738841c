import type { Gateway } from '@koo/api-client'
import type { Environment, FlowHost } from '@koo/flow'
import type { SafeStorage } from '@koo/host/storage'
import type { WebHostParts } from '@koo/host/web'
import type { ShellFacts } from './versions.ts'

/** What every host is made of, given by the app. */
export interface HostParts extends WebHostParts {
  shell: ShellFacts
  /** Where the customer came from, as the headers have it. */
  sourceId: string
  /** The gateway for one call with a token that is not the session's yet. */
  gatewayWith(token: string): Gateway
  /** Address of the sign-in page that returns to `returnTo`, which includes the base. */
  loginAddress(returnTo: string): string
  /** Pages of the flows by their page keys, as paths below the base. */
  keyedPaths: ReadonlyMap<string, string>
  /** Whether `tab` survives the page. */
  keepsTab(): boolean
  /** Query of the address of the page: what others have put into it can be read and taken out. */
  query: Pick<SafeStorage, 'getItem' | 'removeItem'>
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
