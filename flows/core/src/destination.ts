import type { QueryInput } from './search.ts'

/** Code that tells a partner how the flow ended. */
export type ReturnCode =
  | `${'ASSESS_AMOUNT' | 'CONFIRM_PAY' | 'AUTH_LOGIN_HOOK'}_FAILURE`
  | 'ASSESS_AMOUNT_SUCCESS'
  | 'SUCCESS'
  | 'QUIT'
  | 'PAY_ING'
export interface PageDest<P extends string = string, Q = QueryInput> {
  readonly to: 'page'
  readonly page: P
  readonly query?: Q
  readonly replace?: boolean
  /** Goes back when the entry below is this page, else replaces: the history gets no second copy of a form. */
  readonly reuse?: boolean
  /** Visitors sign in first, and come back to this page. For a page that needs no sign-in, but what is done there does. */
  readonly signIn?: boolean
}
interface LinkOptions {
  readonly query?: QueryInput
  /** Back must not lead to the page that was left. */
  readonly replace?: boolean
}
/** A destination of {@link link}. */
export interface LinkDest extends LinkOptions {
  readonly to: 'link'
  readonly key: string
}
/** A destination of {@link partner}. */
export interface PartnerDest {
  readonly to: 'partner'
  readonly code: ReturnCode
  readonly message?: string
}
/** Destinations outside the flow. */
type OutsideDest =
  | LinkDest
  | PartnerDest
  | { readonly to: 'url'; readonly url: string }
  | { readonly to: 'unknown'; readonly code: string }
/** A destination of {@link server} and {@link serverElse}. */
export interface ServerDest {
  readonly to: 'server'
  /** Where to go when the server names the page that asks. */
  readonly otherwise?: PartnerDest
}
/** Moves without a destination of their own. */
type Move = ServerDest | { readonly to: 'back' } | { readonly to: 'close' }

/** Where the server sends the user. `unknown`: a code that is not known here; the start is shown and the code reported. */
export type RoutingReply<P extends string = string> = PageDest<P> | OutsideDest
/** Where an exit leads. */
export type Dest<P extends string = string> = RoutingReply<P> | Move

export const server = { to: 'server' } as const
/** Asks the server. When it names the page that asks, nothing follows there: then the partner gets the code. */
export const serverElse = (otherwise: PartnerDest): ServerDest => ({ to: 'server', otherwise })
export const back = { to: 'back' } as const
export const close = { to: 'close' } as const
/** A page of the flow. Pushes; set `replace` when back must not lead to the page that was left (one-off actions). */
export const page = <const P extends string, const Q extends QueryInput = {}>(
  name: P,
  options: Omit<PageDest<P, Q>, 'to' | 'page'> = {},
): PageDest<P, NoInfer<Q>> => ({ to: 'page', page: name, ...options })
/** Another page of the product, by its key in the host's table. */
export const link = (key: string, options: LinkOptions = {}): LinkDest => ({ to: 'link', key, ...options })
export const partner = (code: ReturnCode, message?: string): PartnerDest => ({
  to: 'partner',
  code,
  ...(message ? { message } : {}),
})

/** A value as text of the address; null and undefined are left out. */
type AddressText<V> = V extends string ? V : V extends number | boolean ? `${V}` : undefined
/** What a destination may set for a value of the page's query. */
type Given<T> = T | (string extends T ? number | boolean : never) | (undefined extends T ? null : never)
/** Names whose carried value does not fit the query In. */
type WrongIn<In, C> = {
  [K in keyof In & keyof C]: Exclude<AddressText<C[K]>, undefined> extends In[K] ? never : K
}[keyof In & keyof C]
/** Names for which an exit that carries C always has a value. */
type AlwaysIn<C> = { [K in keyof C]-?: undefined extends AddressText<C[K]> ? never : K }[keyof C]
/** What the destination must add to C, and what it may add, to complete the query In. */
type RestOf<In, C> = { [K in keyof In as K extends AlwaysIn<C> ? never : K]: Given<In[K]> } & {
  [K in keyof In & AlwaysIn<C>]?: Given<In[K]>
}
/** Appears in a compiler message: names of carried values that do not fit the page's query. */
interface CarriesWrongValue<K> {
  readonly wrong: K
}
type QueryFor<In, C> = [WrongIn<In, C>] extends [never] ? RestOf<In, C> : CarriesWrongValue<WrongIn<In, C>>

/** Where an exit that carries C may lead: pages whose query is then complete, and destinations outside the flow. */
export type DestFor<Inputs, C> =
  | OutsideDest
  | Move
  | {
      [N in keyof Inputs & string]: PageDest<N, QueryFor<Inputs[N], C>>
    }[keyof Inputs & string]
