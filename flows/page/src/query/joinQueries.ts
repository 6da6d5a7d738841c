import type { UseQueryResult } from '@tanstack/react-query'

/** The part of a query's result that a `QueryBoundary` needs. */
export interface QueryView<Data> {
  data: Data | undefined
  error: Error | null
  isError: boolean
  isFetching: boolean
  refetch(): Promise<unknown>
}

type Replies<Queries> = {
  [K in keyof Queries]: Queries[K] extends { data: infer Data } ? Exclude<Data, undefined> : never
}

/** Joins queries that a page needs together: data are there when all have loaded, and a retry repeats those that failed. */
export function joinQueries<Queries extends Record<string, UseQueryResult>>(
  queries: Queries,
): QueryView<Replies<Queries>> {
  const all = Object.values(queries)
  const isComplete = all.every((query) => query.data !== undefined)
  const entries = Object.entries(queries).map(([name, query]) => [name, query.data] as const)
  return {
    // Complete, so each name has the data of its own query.
    data: isComplete ? (Object.fromEntries(entries) as Replies<Queries>) : undefined,
    error: all.find((query) => query.isError && query.data === undefined)?.error ?? null,
    isError: all.some((query) => query.isError && query.data === undefined),
    isFetching: all.some((query) => query.isFetching && query.data === undefined),
    refetch: () => Promise.all(all.filter((query) => query.isError).map((query) => query.refetch())),
  }
}
