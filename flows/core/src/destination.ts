import type { QueryInput } from './search.ts'

/** Spec 4 "Channel return codes". */
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
  /** Goes back where the entry below shows this very page, else replaces: no second copy of a form in the history. */
  readonly reuse?: boolean
}
interface LinkOptions {
  readonly query?: QueryInput
  /** The page left behind must not be met again. */
  readonly replace?: boolean
}
interface LinkDest extends LinkOptions {
  readonly to: 'link'
  readonly key: string
}
interface PartnerDest {
  readonly to: 'partner'
  readonly code: ReturnCode
  readonly message?: string
}
/** Destinations outside the flow. */
type Elsewhere =
  | LinkDest
  | PartnerDest
  | { readonly to: 'url'; readonly url: string }
  | { readonly to: 'unknown'; readonly code: string }
type Way = { readonly to: 'server' } | { readonly to: 'back' } | { readonly to: 'close' }

/** What the server may answer. `unknown`: a code nobody knows here; the start is shown, and it is reported. */
export type Answer<P extends string = string> = PageDest<P> | Elsewhere
/** Where an exit leads. */
export type Dest<P extends string = string> = Answer<P> | Way

export const server = { to: 'server' } as const
export const back = { to: 'back' } as const
export const close = { to: 'close' } as const
/** Pushes unless `replace`: ask for it where the page left behind must not be met again (spec 4, one-off actions). */
export const page = <const P extends string, const Q extends QueryInput = {}>(
  name: P,
  options: Omit<PageDest<P, Q>, 'to' | 'page'> = {},
): PageDest<P, NoInfer<Q>> => ({ to: 'page', page: name, ...options })
/** Another product page by its key in the host's table (spec 2). */
export const link = (key: string, options: LinkOptions = {}): LinkDest => ({ to: 'link', key, ...options })
export const partner = (code: ReturnCode, message?: string): PartnerDest => ({
  to: 'partner',
  code,
  ...(message ? { message } : {}),
})

/** A value as it stands in the address, where everything is text; null and undefined are left out. */
type Written<V> = V extends string ? V : V extends number | boolean ? `${V}` : undefined
/** What a destination may give for a value of the page's query. */
type Given<T> = T | (string extends T ? number | boolean : never) | (undefined extends T ? null : never)
/** Names that an exit carries with a value which the query In does not allow. */
type WrongIn<In, C> = {
  [K in keyof In & keyof C]: Exclude<Written<C[K]>, undefined> extends In[K] ? never : K
}[keyof In & keyof C]
/** Names that an exit which carries C always has a value for. */
type AlwaysIn<C> = { [K in keyof C]-?: undefined extends Written<C[K]> ? never : K }[keyof C]
/** What the destination itself must give, and what it may, so that the query In is complete. */
type RestOf<In, C> = { [K in keyof In as K extends AlwaysIn<C> ? never : K]: Given<In[K]> } & {
  [K in keyof In & AlwaysIn<C>]?: Given<In[K]>
}
/** Stands in a compiler message: the exit carries a value of these names that the page's query does not allow. */
interface CarriesWrongValue<K> {
  readonly wrong: K
}
type QueryFor<In, C> = [WrongIn<In, C>] extends [never] ? RestOf<In, C> : CarriesWrongValue<WrongIn<In, C>>

/** Where an exit that carries C may lead in a flow whose pages have these queries: the page gets all that it needs. */
export type DestFor<Inputs, C> =
  | Elsewhere
  | Way
  | {
      [N in keyof Inputs & string]: PageDest<N, QueryFor<Inputs[N], C>>
    }[keyof Inputs & string]
