import { joinQueries, type QueryView } from '@koo/page/query'
import type { UseQueryResult } from '@tanstack/react-query'

/** Settings of a query whose reply must be newer than the page. What is shown stays: nothing is asked again behind it. */
export const fresh = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/**
 * Joins such queries. What earlier pages were told is left out: there the verification could still begin, and the limit was
 * the one before.
 */
export function joinFresh<Queries extends Record<string, UseQueryResult>>(queries: Queries) {
  const all = Object.values(queries)
  const { data, refetch } = joinQueries(queries)
  const isError = all.some((query) => query.isError)
  const isNew = all.every((query) => query.isFetchedAfterMount)
  return {
    data: isNew && !isError ? data : undefined,
    isError,
    isFetching: all.some((query) => query.isFetching),
    error: all.find((query) => query.isError)?.error ?? null,
    refetch,
  } satisfies QueryView<unknown>
}
