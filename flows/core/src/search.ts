/** The query of an address: every name once, the first value wins. */
export type Query = Readonly<Record<string, string>>
/** A value for one name of a query; `null` and `undefined` are left out of the address. */
export type QueryValue = string | number | boolean | null | undefined
/** What a link or an exit may carry. */
export type QueryInput = Readonly<Record<string, QueryValue>>

type SearchResult<Out> =
  | { readonly value: Out; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] }
/** Any Standard Schema (zod/mini is one). Only page files import a schema, so it stays out of the first chunk. */
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

// security 3.1
/** Reads the query of an address; the first of repeated names wins. Nothing else parses queries. */
export function queryOf(search: string): Query {
  // Without `Object.fromEntries`: the HTML of a page runs this in browsers that lack it, before anything is added to them.
  const query: Record<string, string> = {}
  for (const [name, value] of [...new URLSearchParams(search)].reverse()) query[name] = value
  return query
}

/** Adds `query` to `address`, which may have one already. */
export function withQuery(address: string, query: QueryInput = {}): string {
  const known = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, `${value}`]]))
  if (known.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(known)}`
}

/**
 * Schema of a page that works without a query: every value is optional and has to match its pattern. Other values and
 * other names are dropped. A page that needs a value uses a zod schema.
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
