import type { ComponentType, ReactNode } from 'react'

/** A query as it stands in the address: every name once, the first value wins. */
export type Query = Readonly<Record<string, string>>
/** What a link or an exit may carry; `null` and `undefined` are left out of the address. */
export type QueryInput = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Any Standard Schema (zod/mini is one). Page files import it; definitions do not, so it stays out of the entry chunk. */
export interface SearchSchema<In = unknown, Out = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SearchResult<Out> | Promise<SearchResult<Out>>
    readonly types?: { readonly input: In; readonly output: Out } | undefined
  }
}
type SearchResult<Out> =
  | { readonly value: Out; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] }
type TypesOf<S> = S extends SearchSchema ? NonNullable<S['~standard']['types']> : { input: {}; output: {} }

/** What a page gets: its checked query, and the word it says when done. `exit` never rejects. */
export interface StepPageProps<S extends SearchSchema | undefined = undefined, E extends string = never> {
  readonly search: Readonly<TypesOf<S>['output']>
  readonly exit: (name: E, query?: QueryInput) => Promise<void>
}
/** A page file: the component by default, the schema of its query as `search`. */
export interface PageModule {
  readonly default: (props: never) => ReactNode
  readonly search?: SearchSchema
}
export type SchemaOf<M> = M extends { readonly search: infer S extends SearchSchema } ? S : undefined
export type InputOf<M> = TypesOf<SchemaOf<M>>['input']

/** `to`: address inside the app that the user would land on; null is outside the app. */
export interface LeaveAttempt {
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
  readonly to: string | null
  /** Address of the entry under this page: where one back leads. Null on the first entry. */
  readonly enteredFrom: string | null
  /** How often the user already went back from this page since it was last completed; survives a reload. */
  readonly backsBefore: number
}
export type LeaveCopy = Readonly<Record<'title' | 'body' | 'stay' | 'leave', string>>
/** When leaving asks first. `blocks` is pure, so that a different reading of the rule is one changed line. */
export interface LeavePolicy {
  readonly id: string
  readonly copy: LeaveCopy
  readonly blocks: (attempt: LeaveAttempt) => boolean
}

/** What a flow may set differently for a step it uses. */
export interface StepOptions {
  /** Shown when the address has no usable `pageTitle`; a function reads the raw query and must bear an empty one. */
  readonly title: string | ((query: Query) => string)
  /** Sign-in needed. Default true. */
  readonly login: boolean
  readonly leave: LeavePolicy | null
  /** 'video/read' opens over 'video', whose state survives. Default false: a full page of its own. */
  readonly over: boolean
  /** Outcome of a one-off action (publish, pay): back from here shows it again, never the form before it. */
  readonly final: boolean
}
export interface Step<In = unknown, E extends string = string> extends StepOptions {
  readonly exits: readonly E[]
  readonly load: () => Promise<PageModule>
  /** A variant: same page, same exits, other title, login, leave, over or final. */
  with(change: Partial<StepOptions>): Step<In, E>
  /** Never there; carries the type of the query. */
  readonly input?: In
}

/** Spec 4 "Channel return codes". */
export type ReturnCode =
  | `${'ASSESS_AMOUNT' | 'CONFIRM_PAY' | 'AUTH_LOGIN_HOOK'}_FAILURE`
  | 'ASSESS_AMOUNT_SUCCESS'
  | 'SUCCESS'
  | 'QUIT'
  | 'PAY_ING'
export interface PageDest<P extends string = string> {
  readonly to: 'page'
  readonly page: P
  readonly query?: QueryInput
  readonly replace?: boolean
  /** Goes back where the entry below shows this very page, else replaces: no second copy of a form in the history. */
  readonly reuse?: boolean
}
/** What the server may answer. `unknown`: a code nobody knows here; the start is shown, and it is reported. */
export type Answer<P extends string = string> =
  | PageDest<P>
  | { readonly to: 'link'; readonly key: string }
  | { readonly to: 'url'; readonly url: string }
  | { readonly to: 'partner'; readonly code: ReturnCode; readonly message?: string }
  | { readonly to: 'unknown'; readonly code: string }
/** Where an exit leads. */
export type Dest<P extends string = string> =
  | Answer<P>
  | { readonly to: 'server' }
  | { readonly to: 'back' }
  | { readonly to: 'close' }

/** "Where is this user now", and the page codes it may answer. */
export interface Routing<P extends string = string> {
  where(signal: AbortSignal): Promise<Answer>
  /** code -> page. Pages the flow does not have count as unknown codes. */
  readonly codes: Readonly<Record<string, string>>
  /** Never there; carries the names given by hand, which the compiler holds against the flow. */
  readonly names?: readonly P[]
}
/** `from`: page id left behind; null when none or when the user comes from outside. */
export interface EnterAttempt<P extends string = string> {
  readonly page: P
  readonly query: Query
  readonly from: string | null
  /** `RELOAD`: this tab has shown the page before. */
  readonly action: 'LOAD' | 'RELOAD' | 'POP' | 'PUSH' | 'REPLACE'
}
export type Pages = Readonly<Record<string, Step>>
/** A flow without its types: what the compiler, the tests and the tools read. */
export interface FlowData {
  readonly id: string
  readonly base: string
  readonly pages: Pages
  readonly start: string
  readonly entries: readonly string[]
  readonly exits: Readonly<Record<string, Readonly<Record<string, Dest | undefined>> | undefined>>
  readonly server: Routing | null
  readonly chrome: { readonly back: boolean }
  readonly theme: string | null
  enter?(attempt: EnterAttempt): PageDest | { readonly to: 'server' } | null
}

export interface FlowPoint {
  readonly flow: string
  readonly page: string
  readonly pageId: string
}
export type ProblemKind = 'chunk' | 'search' | 'server' | 'link' | 'page'
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
  | (FlowPoint & { readonly type: 'asked' | 'stayed' | 'left'; readonly policy: string })
  | { readonly type: 'unknown'; readonly flow: string; readonly code: string }
  | (FlowPoint & { readonly type: 'problem'; readonly kind: ProblemKind; readonly error: unknown })

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
  readonly LeaveDialog: ComponentType<{ copy: LeaveCopy; stay: () => void; leave: () => void }>
  readonly Problem: ComponentType<{ kind: ProblemKind; error: unknown; retry: () => void; home: () => void }>
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

/** Everything outside a page. The app fills it per environment, stories and tests by `fakeHost()`. */
export interface FlowHost {
  readonly chrome: FlowChrome
  readonly environment: Environment
  /** Milliseconds since the epoch. */
  now(): number
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
  /** Address of another product page by its key (spec 2); null when the table has none. */
  linkUrl(key: string): string | null
  partnerReturn(code: ReturnCode, message?: string): Promise<void>
  /** Closes the web view, or goes to whatever was before the app. */
  close(): void
  /** Calls `handler` for the shell's own back key or gesture where it can be caught. Answers the unsubscribe. */
  onNativeBack(handler: () => void): () => void
}
