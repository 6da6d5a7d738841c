import type { ComponentType, ReactNode } from 'react'

import type { Exit, Exits } from './exits.ts'
import type { LeavePolicy } from './leave.ts'
import type { Query, SearchSchema, TypesOf } from './search.ts'

/** A page file: the component by default, the schema of its query as `search`. */
export interface PageModule {
  readonly default: (props: never) => ReactNode
  readonly search?: SearchSchema
}
type SchemaOf<M> = M extends { readonly search: infer S extends SearchSchema } ? S : undefined
type InputOf<M> = TypesOf<SchemaOf<M>>['input']

/** One request as data: the path of the call and what it is asked with. */
export interface EarlyCall {
  readonly call: string
  readonly request: Readonly<Record<string, unknown>>
}
/** What the host may prepare for a page that people open first. Core carries it and does nothing with it. */
export interface StepEntry {
  /** `() => import('./Skeleton.tsx')`: the shape that is prerendered into the page's HTML. */
  readonly skeleton: () => Promise<{ readonly default: ComponentType }>
  /** The requests the page sends first. Runs inside the HTML, so it may use nothing but its argument. */
  readonly calls?: (query: Query) => readonly EarlyCall[]
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
  /** For a page that people open first; null for the others. */
  readonly entry: StepEntry | null
}
/** A page that can live in any flow: what a flow lists under `pages`. */
export interface Step<In = unknown, X extends Exits = Exits> extends StepOptions {
  readonly exits: X
  readonly load: () => Promise<PageModule>
  /** A variant: same page, same exits, other options. */
  with(change: Partial<StepOptions>): Step<In, X>
  /** Never there; keeps the type of the query. */
  readonly input?: In
}
/** A step without its page. Page files take their types from it, so it knows nothing of them. */
export interface StepDefinition<X extends Exits = Exits> {
  readonly exits: X
  /** Ties the step to its page file: `step.page(() => import('./Page.tsx'))`. The query's type is read off that module. */
  page<M extends PageModule & FittingPage<M, X>>(load: () => Promise<M>): Step<InputOf<M>, X>
}
/** A page fits when it uses exits of its step only, and expects the query that its own schema gives. */
interface FittingPage<M, X extends Exits> {
  readonly default: (props: StepPageProps<StepDefinition<X>, SchemaOf<M>>) => unknown
}

/** What a page gets: its checked query, and the way to say that it is done. */
export interface StepPageProps<
  S extends StepDefinition = StepDefinition<{}>,
  Search extends SearchSchema | undefined = undefined,
> {
  readonly search: Readonly<TypesOf<Search>['output']>
  readonly exit: ExitOf<S>
}
/** The `exit` of a page of step S, for the parts that a page hands it on to. */
export type ExitOf<S extends { readonly exits: Exits }> = Exit<S['exits']>

interface StepSpec<X extends Exits> extends Partial<StepOptions> {
  readonly title: StepOptions['title']
  readonly exits?: X
}
/** Declares a step: title, exits with what they carry, and how it is entered and left. `page` then ties it to its page. */
export function defineStep<const X extends Exits = {}>(spec: StepSpec<X>): StepDefinition<X> {
  const { exits = {} as X, ...given } = spec
  const options = { login: true, leave: null, over: false, final: false, entry: null, ...given }
  return { exits, page: (load) => stepOf(options, exits, load) }
}

const stepOf = <In, X extends Exits>(
  options: StepOptions,
  exits: X,
  load: () => Promise<PageModule>,
): Step<In, X> => ({
  ...options,
  exits,
  load,
  with: (change) => stepOf({ ...options, ...change }, exits, load),
})
