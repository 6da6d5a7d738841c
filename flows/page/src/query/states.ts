import { isAborted } from '../failures/kinds.ts'
import type { QueryView } from './joinQueries.ts'

type QueryState = Omit<QueryView<unknown>, 'refetch'>

/** Whether a query has failed: no data, and no request running. An ended session counts too, or the page would wait for ever. */
export const hasFailed = (query: QueryState): boolean =>
  query.isError && !query.isFetching && query.data === undefined && !isAborted(query.error)

/** Whether a query is loading its first data, also after a failure. */
export const isLoading = (query: QueryState): boolean => query.isFetching && query.data === undefined
