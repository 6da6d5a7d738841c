import type { ComponentType, ReactNode } from 'react'

import type { Dest, ReturnCode } from './destination.ts'
import type { FailureKind } from './failure.ts'
import type { LeaveDialogProps } from './leaveDialog.ts'

/** A page of a flow, by its names. */
export interface FlowPoint {
  readonly flow: string
  readonly page: string
  readonly pageId: string
}
/** Plain facts about an event: codes, counts, names of choices. Never what a customer typed. */
export type EventFacts = Readonly<Record<string, string | number | boolean | null>>
/** What analytics hears. `path` has no query; durations are milliseconds on the page. */
export type FlowEvent =
  | (FlowPoint & {
      readonly type: 'view'
      readonly title: string
      readonly path: string
      readonly from: string | null
    })
  | (FlowPoint & {
      readonly type: 'exit'
      readonly exit: string
      readonly to: Dest['to']
      readonly ms: number
    })
  | (FlowPoint & { readonly type: 'back'; readonly ms: number })
  | (FlowPoint & { readonly type: 'event'; readonly name: string; readonly facts: EventFacts })
  | (FlowPoint & { readonly type: 'asked' | 'stayed' | 'left'; readonly policy: string })
  | { readonly type: 'unknown'; readonly flow: string; readonly code: string }
  | (FlowPoint & { readonly type: 'failure'; readonly kind: FailureKind; readonly error: unknown })

/** The looks around a page, filled by the app: core has no text and no style. */
export interface FlowChrome {
  /** Around every page. `back` is null where the channel shows no arrow. `pending`: the next page is being fetched. */
  readonly Frame: ComponentType<{
    title: string
    pageId: string | null
    back: (() => void) | null
    pending: boolean
    theme: string | null
    children: ReactNode
  }>
  readonly LeaveDialog: ComponentType<LeaveDialogProps>
  /** In the place of a page that cannot be shown. */
  readonly ErrorView: ComponentType<{
    kind: FailureKind
    error: unknown
    retry: () => void
    home: () => void
  }>
  /** The shape of a page before the first one is there. */
  readonly Pending: ComponentType
}
export type Environment =
  | `app-${'android' | 'ios' | 'harmony'}`
  | `messenger-${'browser' | 'miniprogram' | 'enterprise'}`
  | 'wallet-app'
  | 'partner-app'
  | 'h5'
/** Storage that never throws; falls back to memory where the browser refuses. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A session as the gateway answers it. */
export interface AdoptedSession {
  readonly token: string
  readonly userId: string | number
  /** Seconds. */
  readonly expiresIn: number
}

/** What proves to the messenger that a page may use its functions (spec 7 "Other"). */
export interface MessengerSignature {
  readonly appId: string
  /** Seconds since 1970. */
  readonly timestamp: string | number
  readonly nonceStr: string
  readonly signature: string
}

/** Everything outside a page. The app fills it per environment, stories and tests by `fakeHost()`. */
export interface FlowHost {
  readonly chrome: FlowChrome
  readonly environment: Environment
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` once after `ms`. Answers the way to cancel it. */
  after(ms: number, run: () => void): () => void
  /** Lives as long as the tab (drafts, the trail of backs). */
  readonly memory: SafeStorage
  /** Survives the tab (serial numbers). */
  readonly store: SafeStorage
  isLoggedIn(): boolean
  userId(): string | null
  /**
   * Signs in. `returnTo` is an address inside the app (no basename). Answers an in-app address to show instead, null when
   * the user is signed in now, or never when the document is left.
   */
  login(returnTo: string): Promise<string | null>
  setTitle(title: string): void
  track(event: FlowEvent): void
  /** Leaves for `url` by a hard load, through the url gate; false when the gate refuses. */
  openUrl(url: string, options?: { readonly replace?: boolean }): Promise<boolean>
  /** Path inside the app that an address from outside names, judged by the url gate; null when it is none of our pages. */
  ownPath(address: string): string | null
  /** Addresses of the host's own terms. */
  readonly terms: Readonly<Record<'service' | 'privacy', string>>
  /** Address of another product page by its key (spec 2); null when the table has none. */
  linkUrl(key: string): string | null
  /**
   * Goes back to the partner, who learns how the flow ended. False when the gate refuses the partner's address; rejects
   * when it cannot be had.
   */
  partnerReturn(code: ReturnCode, message?: string): Promise<boolean>
  /** Makes a session that somebody else began (a partner's credential) the one of this app; false when it is none. */
  adopt(session: AdoptedSession): Promise<boolean>
  /** Opens the scanner of the messenger, which acts on what it reads; false where there is none or it refuses. */
  scan(signature: MessengerSignature): Promise<boolean>
  /** Closes the web view, or goes to whatever was before the app. */
  close(): void
  /** A value of the product's configuration; undefined as long as it has not been read, or where there is none. */
  config(key: string): unknown
  /** Calls `handler` for the shell's own back key or gesture where it can be caught. Answers the unsubscribe. */
  onNativeBack(handler: () => void): () => void
}
