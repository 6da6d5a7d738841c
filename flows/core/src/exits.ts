import type { QueryValue } from './search.ts'

/** An exit that carries a query of type Q to the page it leads to. */
export interface Carries<Q = unknown> {
  readonly carries: true
  /** Never there; keeps the type. */
  readonly query?: Q
}
/** The exits of a step by name: what each one carries, or null. */
export type Exits = Readonly<Record<string, Carries | null>>

/** Declares what an exit carries: `exits: { next: carries<ConfirmQuery>(), later: null }`. */
export const carries = <Q extends { readonly [K in keyof Q]: QueryValue }>(): Carries<Q> => ({
  carries: true,
})

/** The query an exit carries; `{}` where it carries none. */
export type CarriedBy<C> = C extends Carries<infer Q> ? Q : {}
type ExitArgs<C> = C extends Carries<infer Q> ? ({} extends Q ? [query?: Q] : [query: Q]) : []
/** How a page says that it is done: the exit's name, and what the exit carries. Never rejects. */
export type Exit<X extends Exits> = (
  ...exit: { [K in keyof X & string]: [name: K, ...query: ExitArgs<X[K]>] }[keyof X & string]
) => Promise<void>
