import type { ConsentsElsewhere } from './consents.ts'
import { back, page, server, type Dest, type DestFor, type PageDest } from './destination.ts'
import type { CarriedBy } from './exits.ts'
import type { Routing } from './routing.ts'
import { withQuery, type Query, type QueryInput } from './search.ts'
import type { Step } from './step.ts'

export type Pages = Readonly<Record<string, Step>>
/** A page that is about to open. `from`: id of the page that is left; null when the user comes from outside. */
export interface EnterAttempt<P extends string = string> {
  readonly page: P
  readonly query: Query
  readonly from: string | null
  /** `RELOAD`: this tab has shown the page before. */
  readonly action: 'LOAD' | 'RELOAD' | 'POP' | 'PUSH' | 'REPLACE'
}
/** A flow without the types of its pages, for routes, tests and tools. */
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
  readonly keys: Readonly<Record<string, string>>
  readonly consents: ConsentsElsewhere
  readonly order?: readonly string[]
  readonly ways?: readonly (readonly string[])[]
  enter?(attempt: EnterAttempt): PageDest | { readonly to: 'server' } | null
}
/** Name of the page at the flow's own address. */
export const INDEX = ''
/** Last part of the address that asks the server, in a flow whose own address is a page. */
const NEXT = 'next'

export type Name<P> = keyof P & string
type ExitsOf<S> = S extends { readonly exits: infer X } ? X : never
type InputsOf<P> = { [K in keyof P]: P[K] extends { readonly input?: infer In } ? NonNullable<In> : {} }
/** Where the exits of a flow's pages lead: each page gets the query it needs, from the exit or from the destination. */
type ExitMap<P> = {
  readonly [K in Name<P>]?: {
    readonly [X in keyof ExitsOf<P[K]>]?: DestFor<InputsOf<P>, CarriedBy<ExitsOf<P[K]>[X]>>
  }
}
/** Arguments after the page's name: the query is optional where nothing in it is required. */
export type SearchArgs<S> = S extends { readonly input?: infer In }
  ? {} extends NonNullable<In>
    ? [search?: NonNullable<In>]
    : [search: NonNullable<In>]
  : never

export interface FlowSpec<Id extends string, P extends Pages> {
  /** First segment of every address and page id, unless `base` says otherwise. */
  readonly id: Id
  /** '/' for a flow whose page names are whole paths; such a flow has no index of its own. */
  readonly base?: string
  /** Pages by name, which is the address below the flow's. The name '' is a page at the flow's own address (`/cinema`). */
  readonly pages: P
  /** Recovery page, shown for an unknown code, a bad query or an unmapped exit without a server. */
  readonly start: NoInfer<Name<P>>
  /** Pages that links from outside open. */
  readonly entries?: readonly NoInfer<Name<P>>[]
  /**
   * Pages of the stages in the order in which the server sends customers to them. Only where it is not that of `pages`: the line
   * that counts the stages goes by it.
   */
  readonly order?: readonly NoInfer<Name<P>>[]
  /**
   * Pages that lead from one to the next by their exits, way by way: the line that counts the stages goes by the way of its page. For
   * a flow whose pages do not come one after the other.
   */
  readonly ways?: readonly (readonly NoInfer<Name<P>>[])[]
  /** Where exits lead. An exit that is missing here asks the server; from a page over another it goes back. */
  readonly exits?: ExitMap<NoInfer<P>>
  readonly server?: Routing<NoInfer<Name<P>>>
  /** Pure entry rule: null lets the user in. Not called for a page that the server has just named. */
  enter?(
    attempt: EnterAttempt<NoInfer<Name<P>>>,
  ): PageDest<NoInfer<Name<P>>> | { readonly to: 'server' } | null
  readonly chrome?: { readonly back?: boolean }
  readonly theme?: string
  /** Page keys of the product that lead to pages of this flow, by key. */
  readonly keys?: Readonly<Record<string, NoInfer<Name<P>>>>
  /**
   * Consents that the provider takes elsewhere, with the place in words: nobody is asked for them here. Without it each is asked
   * for before the first call that needs it.
   */
  readonly consents?: ConsentsElsewhere
}
export interface Flow<Id extends string = string, P extends Pages = Pages> extends FlowData {
  readonly id: Id
  readonly pages: P
  /** Address of a page inside the app, its query checked by the compiler. */
  href<K extends Name<P>>(page: K, ...search: SearchArgs<P[K]>): string
}
export function defineFlow<const Id extends string, P extends Pages>(spec: FlowSpec<Id, P>): Flow<Id, P> {
  const flow: FlowData = {
    base: `/${spec.id}`,
    entries: [],
    keys: {},
    consents: {},
    server: null,
    theme: null,
    ...spec,
    // Both types hold destinations; `ExitMap` only knows more about their queries.
    exits: (spec.exits ?? {}) as FlowData['exits'],
    chrome: { back: true, ...spec.chrome },
  }
  const href = (name: string, query?: QueryInput) => hrefOf(flow, name, query)
  return { ...flow, id: spec.id, pages: spec.pages, href: href as Flow<Id, P>['href'] }
}

/** Address of a page inside the app. */
export const pathOf = (flow: FlowData, name: string) =>
  name === INDEX ? flow.base : `${flow.base === '/' ? '' : flow.base}/${name}`
/** Address that opens the flow at the user's page: the one that asks the server, else the start. */
export function homeOf(flow: FlowData): string {
  if (flow.base === '/') return pathOf(flow, flow.start)
  return Object.hasOwn(flow.pages, INDEX) ? pathOf(flow, NEXT) : flow.base
}
/** The page shown for a name: the flow's own, else its fallback; null when there is neither. */
export function ownPageOf(flow: FlowData, name: string): string | null {
  const fallback = flow.server?.fallback ?? {}
  const seen = new Set<string>()
  let at = name
  while (!Object.hasOwn(flow.pages, at)) {
    const next = Object.hasOwn(fallback, at) ? fallback[at] : undefined
    if (next === undefined || seen.has(at)) return null
    seen.add(at)
    at = next
  }
  return at
}
/** Id of a page, such as 'shop_video_read'. */
export const pageIdOf = (flow: FlowData, name: string) => pathOf(flow, name).slice(1).replaceAll('/', '_')
export const hrefOf = (flow: FlowData, name: string, query?: QueryInput): string =>
  withQuery(pathOf(flow, name), query)
/** The page that `name` opens over: the longest page name that is the beginning of it. */
export const parentOf = (flow: FlowData, name: string): string | undefined =>
  Object.keys(flow.pages)
    .filter((other) => other !== INDEX && name.startsWith(`${other}/`))
    .reduce<string | undefined>(
      (longest, other) => ((longest ?? '').length > other.length ? longest : other),
      undefined,
    )
/** The destination of an exit. Without a mapping a page over another goes back, else the server is asked. */
export const destOf = (flow: FlowData, name: string, exit: string): Dest =>
  flow.exits[name]?.[exit] ?? (flow.pages[name]?.over ? back : flow.server ? server : page(flow.start))
