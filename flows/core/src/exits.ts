import type { QueryValue } from './search.ts'

/** An exit that carries a query of type Q to the page it leads to. */
export interface Carries<Q = unknown> {
  readonly carries: true
  /** Type only: never set. */
  readonly query?: Q
}
/** The exits of a step by name, each with what it carries, or null. */
export type Exits = Readonly<Record<string, Carries | null>>

/** Declares what an exit carries: `exits: { next: carries<ConfirmQuery>(), later: null }`. */
export const carries = <Q extends { readonly [K in keyof Q]: QueryValue }>(): Carries<Q> => ({
  carries: true,
})

/** The query that an exit carries; `{}` when it carries none. */
export type CarriedBy<C> = C extends Carries<infer Q> ? Q : {}
type ExitArgs<C> = C extends Carries<infer Q> ? ({} extends Q ? [query?: Q] : [query: Q]) : []
/** Leaves the page by an exit: its name, and what it carries. Never rejects. */
export type Exit<X extends Exits> = (
  ...exit: { [K in keyof X & string]: [name: K, ...query: ExitArgs<X[K]>] }[keyof X & string]
) => Promise<void>
