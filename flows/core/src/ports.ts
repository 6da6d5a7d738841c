import type { ReadConfig } from './config/keys.ts'
import type { ReturnCode } from './destination.ts'
import type { Device } from './device.ts'

/** Storage that never throws; falls back to memory where the browser refuses. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Groups that the signed-in customer belongs to. Null: not known, and nothing that needs it is shown. A visitor is in
 * none.
 */
export interface Segments {
  readonly userType: 'new' | 'old' | null
  readonly businessLine: 'koo' | 'kxd' | null
  /** Merchant code; `koo` needs no logos of banks. */
  readonly merchant: string | null
}

/** A session as in a reply of the gateway. */
export interface AdoptedSession {
  readonly token: string
  readonly userId: string | number
  /** Seconds. */
  readonly expiresIn: number
}

/** Port of the session: who is signed in, and how somebody signs in. */
export interface SessionPort {
  isLoggedIn(): boolean
  /** The customer who is signed in now; for a page the one to whom it belongs, see `useHost`. Null for a visitor. */
  userId(): string | null
  /** Groups of the customer. They come after the first page, in one object. */
  segments(): Segments
  /**
   * Calls `handler` when somebody has signed in, a session has ended, or (`signedOut`) a customer has signed out for good, in
   * this tab or another. Returns the unsubscribe function.
   */
  onCustomer(handler: (signedOut: boolean) => void): () => void
  /**
   * Signs in. `returnTo` is an address inside the app (no basename). Resolves to an address of the app to show instead, to
   * null when the user is signed in now, and never when the document is left. Rejects when nobody could be signed in: the
   * page stays closed, and its error view offers to try again.
   */
  login(returnTo: string): Promise<string | null>
  /**
   * The credential of a partner that came in the address, which has it no more. In memory only, and gone after `adopt`
   * or `forgetPartnerToken`; null when none came.
   */
  partnerToken(): string | null
  /** The customer does not want the session of the partner's credential. */
  forgetPartnerToken(): void
  /** Takes over a session that was started elsewhere (a partner's credential); false when it is not a session. */
  adopt(session: AdoptedSession): Promise<boolean>
  /** Signs the customer out for good, in every tab: what they have typed and read here is forgotten. The server is told by a call. */
  signOut(): void
  /** Set where the environment signs its customer in without asking: a sign-out would be undone by the next page. */
  readonly signsInAlone?: true
}

/** Port of the storage: what is kept, and for how long. */
export interface StoragePort {
  /** Storage of the tab: drafts, the history trail. */
  readonly memory: SafeStorage
  /** Storage that survives the tab: serial numbers. */
  readonly store: SafeStorage
  /** Whether `store` survives the page: false when the browser refuses it or it is full. */
  keepsStore(): boolean
  /**
   * Storage in the history entry of the current page: survives a reload when nothing else does, and no link can write it.
   * Never for personal data.
   */
  readonly entry: SafeStorage
}

/** Port of the addresses: what may be opened or shown, and the ways out of the app. */
export interface AddressPort {
  /** Leaves for `url` by a hard load, through the url gate; false when the gate refuses. */
  openUrl(url: string, options?: { readonly replace?: boolean }): Promise<boolean>
  /** Whether `openUrl` would open `url`; opens nothing. Nobody can agree to a text that cannot be opened. */
  opens(url: string): boolean
  /** Whether the image at `url` may be loaded; images from hosts that are not listed are left out. */
  showsImage(url: string): boolean
  /** Whether the page at `url` may be shown in a frame: a list of its own, because a frame can reach the shell's bridge. */
  frames(url: string): boolean
  /** Path inside the app of an address from outside, checked by the url gate; null when it is not a page of the app. */
  ownPath(address: string): string | null
  /** Address of another product page by its key; null when the table has none. */
  linkUrl(key: string): string | null
  /**
   * Returns to the partner with a code for how the flow ended. False when the gate refuses the partner's address; rejects
   * when the address cannot be loaded.
   */
  partnerReturn(code: ReturnCode, message?: string): Promise<boolean>
  /** Closes the web view, or goes to the page before the app. A promise resolves once the way out has been taken. */
  close(): void | Promise<void>
}

/** Port of the device: its clock, its back key, and what it can do beside showing pages. */
export interface DevicePort extends Device {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` once after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
  /** Calls `handler` for the shell's back key or gesture, where the shell lets us. Returns the unsubscribe function. */
  onNativeBack(handler: () => void): () => void
}

/** The cloud storage for files that a call names by their keys. */
export interface CloudStorage {
  /** Only the settings of an app name it: what a reply names must never get the files of a customer. */
  readonly url: string
  /** Replaces the browser's fetch, for example by a sandbox's. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Sends files under the names that they have on the device: for the sandbox alone, as in the options of the gateway. */
  readonly keepsFileNames?: boolean
}

/** Port of the settings: what the product and the environment have decided. */
export interface SettingsPort {
  /** A value of the product's configuration, or its fallback; undefined until it can be loaded. */
  readonly config: ReadConfig
  /**
   * Calls `handler` when the configuration has come, so that a page that is shown by then has its values. Returns the unsubscribe
   * function. A host without it has all values at once.
   */
  readonly onConfig?: (handler: () => void) => () => void
  /** Addresses of the host's own terms. */
  readonly terms: Readonly<Record<'service' | 'privacy', string>>
  /** Where the customer comes from, as calls name it: a messenger, or everything else. */
  readonly userSource: 'APP' | 'WX'
  /** Set in the provider's own apps, whose customers have rules of their own, such as that of the withdrawal card. */
  readonly inApp?: true
  /** Where files go that a call names by their keys; null: nothing can be uploaded there. Default: null. */
  readonly cloudStorage?: CloudStorage | null
  /**
   * Encrypts texts by a public key of the server, each to a text that the server can read. Left out: no algorithm was agreed on, and
   * texts are sent as they were typed. Rejects when it cannot; then nothing is sent.
   */
  readonly encrypt?: (texts: readonly string[], publicKey: string) => Promise<readonly string[]>
}
