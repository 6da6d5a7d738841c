import type { FailureReport } from '@koo/api-client'
import type { AdoptedSession, CloudStorage, FlowChrome, FlowData, FlowEvent, SettingsPort } from '@koo/flow'
import type { HeaderValues } from './gateway/headers.ts'
import type { RefusalReason } from './navigation/navigate.ts'
import type { GateSettings } from './navigation/urlGate.ts'
import type { SessionStore } from './session/session.ts'
import type { LaterFlow } from './router.tsx'

/** Something that went wrong. Safe to send to a monitor but for `error`, which is as it was thrown. */
export type HostFailure =
  /** A call failed. */
  | { readonly what: 'call'; readonly report: FailureReport }
  /** The url gate refused an address. `sink` says who wanted to open it; the address itself is not told. */
  | { readonly what: 'address'; readonly sink: string; readonly reason: RefusalReason }
  /** A page could not be loaded, entered or rendered, or something around the pages failed. */
  | { readonly what: 'page'; readonly error: unknown }

/** What an app decides about the flows that it mounts. Only `flows` is needed. */
export interface BrowserHostOptions {
  /** The flows, each at its own address below the base. The first one opens without a path. */
  readonly flows: readonly FlowData[]
  /** Flows whose definition is loaded when a customer goes there. Default: none. */
  readonly later?: readonly LaterFlow[]
  /** Path at which the app serves the flows, without a slash at the end: `/credit`. Default: the whole origin. */
  readonly base?: string
  /** Address of the gateway. Default `/api`. */
  readonly apiBase?: string
  /** Replaces the browser's fetch for calls of the gateway, for example by a sandbox's. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Where pictures go that a call names by their keys. Default: none, and what needs it says that nothing can be uploaded. */
  readonly cloudStorage?: CloudStorage
  /** Facts about app and visit for the headers of each call, such as `sourceId` and `channelName`. Session, device and time are known. */
  readonly facts?: Omit<HeaderValues, 'token' | 'deviceId' | 'timestamp'>
  /**
   * What the url gate lets through beside the pages of the flows: exact host names for the window (`navigate`), frames and
   * images, and further paths of this origin (`ownPaths`). Default: nothing, every other address is refused.
   */
  readonly allow?: Partial<Pick<GateSettings, 'navigate' | 'frame' | 'image' | 'ownPaths'>>
  /** Addresses of other pages of the product by their keys, as `link` of a flow names them. The flows know their own. */
  readonly links?: Readonly<Record<string, string>>
  /**
   * Signs a visitor in for a page that needs it. Resolves to the session, or gives the path of a page of these flows that does it.
   * An app with a sign-in page of its own leaves for it and returns a promise that never settles; `returnTo` is the path to come
   * back to, with the base. Default: nobody is signed in, and the page says so.
   */
  readonly signIn?: (returnTo: string) => string | Promise<AdoptedSession>
  /** Where the session is kept. Default: local storage, which the tabs of the app share. */
  readonly session?: SessionStore
  /** Addresses of the app's terms. Default: in `agreements` below the base. */
  readonly terms?: SettingsPort['terms']
  /** Theme of the pages of flows that bring none. Default: that of the document. */
  readonly theme?: string
  /**
   * Height in CSS px of the status bar, in an app whose web view is drawn under it and does not know it: 26 on Android. Default: the
   * inset of the system.
   */
  readonly statusBar?: number
  /** Components around the pages, in place of the default ones. */
  readonly chrome?: Partial<FlowChrome>
  /** Receives what customers do, for analytics: page views, exits, events. */
  readonly onEvent?: (event: FlowEvent) => void
  /** Receives what went wrong, for a monitor. */
  readonly onFailure?: (failure: HostFailure) => void
}
