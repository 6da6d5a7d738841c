import { createElement, type ComponentType, type ReactNode } from 'react'

import type { ConsentName } from './consents.ts'
import type { DeviceNeed } from './device.ts'
import type { Exit, Exits } from './exits.ts'
import type { LeavePolicy } from './leave.ts'
import type { Query, SearchSchema, TypesOf } from './search.ts'
import type { StageCode } from './stage.ts'

/** A page file: its default export is the component, `search` is the schema of its query. */
export interface PageModule {
  readonly default: (props: never) => ReactNode
  readonly search?: SearchSchema
}
type SchemaOf<M> = M extends { readonly search: infer S extends SearchSchema } ? S : undefined
type InputOf<M> = TypesOf<SchemaOf<M>>['input']

/** One request as data: path of the call, and its parameters. */
export interface EarlyCall {
  readonly call: string
  readonly request: Readonly<Record<string, unknown>>
}
/** What the host may prepare for a page that customers open first. Core only passes it on. */
export interface StepEntry {
  /** `() => import('./Skeleton.tsx')`: the skeleton that is prerendered into the page's HTML. */
  readonly skeleton: () => Promise<{ readonly default: ComponentType }>
  /** The requests the page sends first. Runs inside the HTML, so it may use nothing but its arguments. */
  readonly calls?: (query: Query, isCustomer: boolean) => readonly EarlyCall[]
}

/** What a flow may set differently for a step it uses. */
export interface StepOptions {
  /** Shown when the address has no usable `pageTitle`; a function gets the raw query and must accept an empty one. */
  readonly title: string | ((query: Query) => string)
  /** Whether the page needs sign-in. Default true. */
  readonly login: boolean
  /** The page makes the session itself: it is not mounted anew for the customer whom it signs in. Default false. */
  readonly signsIn: boolean
  readonly leave: LeavePolicy | null
  /** Opens over its parent page, as 'video/read' over 'video', whose state survives. Default false: a full page. */
  readonly over: boolean
  /** Outcome of a one-off action (publish, pay): back shows this page again, never the form before it. */
  readonly final: boolean
  /** For a page that customers open first; null for the others. */
  readonly entry: StepEntry | null
  /** Id of its events, for a step that stands in for the pages of other steps. Default: that of the page. */
  readonly pageId?: string
  /** What the customer does here as a part of an application; a page without it is not counted. */
  readonly stage?: StageCode | null
  /** Functions of the device that the page uses where they are; without them it has another way. Default: none. */
  readonly needs: readonly DeviceNeed[]
  /** Consents that calls of the page need before they are sent. Default: none. */
  readonly consents: readonly ConsentName[]
}
/** A page that can live in any flow: what a flow lists under `pages`. */
export interface Step<In = unknown, X extends Exits = Exits> extends StepOptions {
  readonly exits: X
  readonly load: () => Promise<PageModule>
  /** The import of the page's file as the step gives it: tools read from its text which file that is. */
  readonly file: () => Promise<PageModule>
  /** A variant: same page, same exits, other options. */
  with(change: Partial<StepOptions>): Step<In, X>
  /** Type only: the type of the query. */
  readonly input?: In
}
/** A step without its page. Page files import its types, so it must not import them. */
export interface StepDefinition<X extends Exits = Exits> {
  readonly exits: X
  /** Ties the step to its page file: `step.page(() => import('./Page.tsx'))`. The query's type comes from that module. */
  page<M extends PageModule & FittingPage<M, X>>(load: () => Promise<M>): Step<InputOf<M>, X>
  /**
   * The same for a page that several flows use differently: `options` become a prop of it. They are in the first chunk, so
   * they hold names and switches; texts and calls come with the page.
   */
  page<M extends PageModule & FittingPage<M, X, O>, const O extends object>(
    load: () => Promise<M>,
    options: O,
  ): Step<InputOf<M>, X>
}
/** A page fits when it uses exits of its step only, and expects the query that its own schema gives. */
interface FittingPage<M, X extends Exits, O = undefined> {
  readonly default: (props: StepPageProps<StepDefinition<X>, SchemaOf<M>, O>) => unknown
}

/** Props of a page: its checked query, `exit` to leave it, and what its flow sets differently (`step.page(load, options)`). */
export type StepPageProps<
  S extends StepDefinition = StepDefinition<{}>,
  Search extends SearchSchema | undefined = undefined,
  Options = undefined,
> = {
  readonly search: Readonly<TypesOf<Search>['output']>
  readonly exit: ExitOf<S>
} & (Options extends object ? { readonly options: Options } : unknown)
/** Type of the `exit` of a page of step S, for components that get it as a prop. */
export type ExitOf<S extends { readonly exits: Exits }> = Exit<S['exits']>

interface StepSpec<X extends Exits> extends Partial<StepOptions> {
  readonly title: StepOptions['title']
  readonly exits?: X
}
/** Declares a step: title, exits with what they carry, and how it is entered and left. `page` then ties it to its page. */
export function defineStep<const X extends Exits = {}>(spec: StepSpec<X>): StepDefinition<X> {
  const { exits = {} as X, ...given } = spec
  const options = {
    login: true,
    signsIn: false,
    leave: null,
    over: false,
    final: false,
    entry: null,
    needs: [],
    consents: [],
    ...given,
  }
  return {
    exits,
    page: (load: () => Promise<PageModule>, pageOptions?: object) =>
      stepOf(options, exits, pageOptions ? withOptions(load, pageOptions) : load, load),
  }
}

/** Hands the options of one flow to a page. One component for each module, so that React keeps the page's state. */
function withOptions(load: () => Promise<PageModule>, options: object): () => Promise<PageModule> {
  let last: { readonly of: PageModule; readonly bound: PageModule } | undefined
  return async () => {
    const of = await load()
    if (last?.of !== of) {
      const Page = of.default as ComponentType<{ options: object }>
      last = { of, bound: { ...of, default: (props: object) => createElement(Page, { ...props, options }) } }
    }
    return last.bound
  }
}

const stepOf = <In, X extends Exits>(
  options: StepOptions,
  exits: X,
  load: () => Promise<PageModule>,
  file: () => Promise<PageModule>,
): Step<In, X> => ({
  ...options,
  exits,
  load,
  file,
  with: (change) => stepOf({ ...options, ...change }, exits, load, file),
})
