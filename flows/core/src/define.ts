import type {
  Dest,
  EnterAttempt,
  FlowData,
  InputOf,
  LeaveCopy,
  LeavePolicy,
  PageDest,
  PageModule,
  Pages,
  QueryInput,
  ReturnCode,
  Routing,
  SchemaOf,
  Step,
  StepOptions,
  StepPageProps,
} from './types.ts'

export const server = { to: 'server' } as const
export const back = { to: 'back' } as const
export const close = { to: 'close' } as const
/** Pushes unless `replace`: ask for it where the page left behind must not be met again (spec 4, one-off actions). */
export const page = <const P extends string>(
  name: P,
  options: Omit<PageDest, 'to' | 'page'> = {},
): PageDest<P> => ({ to: 'page', page: name, ...options })
export const link = (key: string): Dest<never> => ({ to: 'link', key })
export const partner = (code: ReturnCode, message?: string): Dest<never> => ({
  to: 'partner',
  code,
  ...(message ? { message } : {}),
})

/** Spec 4 "Guarded pages": the first back is allowed, a second one to the page the user came from asks. */
export const confirmAbandon = (copy: LeaveCopy): LeavePolicy => ({
  id: 'abandon',
  copy,
  blocks: (attempt) =>
    attempt.action === 'POP' && attempt.backsBefore > 0 && attempt.to === attempt.enteredFrom,
})

/** Page type that fits: its exits are among the step's, its query is what its own schema gives. */
interface Fits<M, E extends string> {
  readonly default: (props: StepPageProps<SchemaOf<M>, E>) => unknown
}
interface StepSpec<E extends string, M> extends Partial<StepOptions> {
  readonly title: StepOptions['title']
  readonly exits?: readonly E[]
  /** `() => import('./page.tsx')` */
  readonly load: () => Promise<M>
}
/** A page that can live in any flow. The type of its query is read off the lazy module. */
export function defineStep<const E extends string = never, M extends PageModule & Fits<M, E> = never>(
  spec: StepSpec<E, M>,
): Step<InputOf<M>, E> {
  const step = { login: true, leave: null, over: false, final: false, exits: [], ...spec }
  return { ...step, with: (change) => ({ ...defineStep<E, M>({ ...step, ...change }) }) }
}

export type Name<P> = keyof P & string
type ExitOf<S> = S extends Step<unknown, infer E> ? E : never
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
  readonly pages: P
  /** Recovery page: answer to an unknown code, a bad query, an unmapped exit without a server. */
  readonly start: NoInfer<Name<P>>
  /** Pages that links from outside open. */
  readonly entries?: readonly NoInfer<Name<P>>[]
  /** An exit that is not named here asks the server; that of a page over another goes back. */
  readonly exits?: {
    readonly [K in Name<NoInfer<P>>]?: { readonly [X in ExitOf<NoInfer<P>[K]>]?: Dest<Name<NoInfer<P>>> }
  }
  readonly server?: Routing<NoInfer<Name<P>>>
  /** Pure. Null lets the user in; not asked about pages the server itself just named. */
  enter?(
    attempt: EnterAttempt<NoInfer<Name<P>>>,
  ): PageDest<NoInfer<Name<P>>> | { readonly to: 'server' } | null
  readonly chrome?: { readonly back?: boolean }
  readonly theme?: string
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
    exits: {},
    server: null,
    theme: null,
    ...spec,
    chrome: { back: true, ...spec.chrome },
  }
  const href = (name: string, query?: QueryInput) => hrefOf(flow, name, query)
  return { ...flow, id: spec.id, pages: spec.pages, href: href as Flow<Id, P>['href'] }
}

export const pathOf = (flow: FlowData, name: string) => `${flow.base === '/' ? '' : flow.base}/${name}`
/** 'koocard_video_protocolRead' (spec 2). */
export const pageIdOf = (flow: FlowData, name: string) => pathOf(flow, name).slice(1).replaceAll('/', '_')
export function hrefOf(flow: FlowData, name: string, query: QueryInput = {}): string {
  const known = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, `${value}`]]))
  return known.length ? `${pathOf(flow, name)}?${new URLSearchParams(known)}` : pathOf(flow, name)
}
/** The page that `name` opens over: the longest other page name that it goes on from. */
export const parentOf = (flow: FlowData, name: string): string | undefined =>
  Object.keys(flow.pages)
    .filter((other) => name.startsWith(`${other}/`))
    .reduce<string | undefined>(
      (longest, other) => ((longest ?? '').length > other.length ? longest : other),
      undefined,
    )
/** The destination of an exit. Not mapped: a page over another goes back to it, else the server is asked. */
export const destOf = (flow: FlowData, name: string, exit: string): Dest =>
  flow.exits[name]?.[exit] ?? (flow.pages[name]?.over ? back : flow.server ? server : page(flow.start))
