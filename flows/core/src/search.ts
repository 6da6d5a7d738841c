/** A query as it stands in the address: every name once, the first value wins. */
export type Query = Readonly<Record<string, string>>
/** What one name of a query may be given as; `null` and `undefined` are left out of the address. */
export type QueryValue = string | number | boolean | null | undefined
/** What a link or an exit may carry. */
export type QueryInput = Readonly<Record<string, QueryValue>>

type SearchResult<Out> =
  | { readonly value: Out; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] }
/** Any Standard Schema (zod/mini is one). Page files import it; definitions do not, so it stays out of the entry chunk. */
export interface SearchSchema<In = unknown, Out = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SearchResult<Out> | Promise<SearchResult<Out>>
    readonly types?: { readonly input: In; readonly output: Out } | undefined
  }
}
/** Input and output of a schema; without a schema a page has no query. */
export type TypesOf<S> = S extends SearchSchema
  ? NonNullable<S['~standard']['types']>
  : { input: {}; output: {} }

/** Reads the query of an address. The first of repeated names wins, and there is no other reader (security 3.1). */
export const queryOf = (search: string): Query =>
  Object.fromEntries([...new URLSearchParams(search)].reverse())

/** Adds `query` to `address`, which may have one already. */
export function withQuery(address: string, query: QueryInput = {}): string {
  const known = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, `${value}`]]))
  if (known.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(known)}`
}

/**
 * The query of a page that works without one: every value is optional, a text of its pattern. What does not fit is
 * dropped, and so is every name that is not here. A page that cannot do without a value takes a zod schema.
 */
export function optionalQuery<Name extends string>(
  patterns: Readonly<Record<Name, RegExp>>,
): SearchSchema<OptionalTexts<Name>, OptionalTexts<Name>> {
  const validate = (query: unknown) => {
    const given = query as Readonly<Record<string, unknown>>
    const value: OptionalTexts<Name> = {}
    for (const name in patterns) {
      const text = given[name]
      if (typeof text === 'string' && patterns[name].test(text)) value[name] = text
    }
    return { value }
  }
  return { '~standard': { validate } }
}

type OptionalTexts<Name extends string> = { [N in Name]?: string | undefined }
