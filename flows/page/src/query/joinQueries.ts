import type { UseQueryResult } from '@tanstack/react-query'

/** What a `QueryBoundary` reads of a query. */
export interface QueryView<Data> {
  data: Data | undefined
  error: Error | null
  isError: boolean
  isFetching: boolean
  refetch(): Promise<unknown>
}

type Answers<Queries> = {
  [K in keyof Queries]: Queries[K] extends { data: infer Data } ? Exclude<Data, undefined> : never
}

/** Several reads that a page needs together, as one: there is an answer when all have one, and a retry asks those that failed. */
export function joinQueries<Queries extends Record<string, UseQueryResult>>(
  queries: Queries,
): QueryView<Answers<Queries>> {
  const all = Object.values(queries)
  const isComplete = all.every((query) => query.data !== undefined)
  const answers = Object.entries(queries).map(([name, query]) => [name, query.data] as const)
  return {
    // Complete, so each name has the data of its own query.
    data: isComplete ? (Object.fromEntries(answers) as Answers<Queries>) : undefined,
    error: all.find((query) => query.isError && query.data === undefined)?.error ?? null,
    isError: all.some((query) => query.isError && query.data === undefined),
    isFetching: all.some((query) => query.isFetching && query.data === undefined),
    refetch: () => Promise.all(all.filter((query) => query.isError).map((query) => query.refetch())),
  }
}
