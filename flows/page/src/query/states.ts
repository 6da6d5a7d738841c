import { isGatewayError } from '@koo/api-client'
import type { QueryView } from './joinQueries.ts'

type QueryState = Omit<QueryView<unknown>, 'refetch'>

/** Whether the request was aborted by leaving the page: then nothing is shown. */
export const isAborted = (error: unknown): boolean => isGatewayError(error) && error.kind === 'aborted'

/** Whether the session has ended: then the customer is signing in, and the page shows nothing of its own. */
export const isSessionEnd = (error: unknown): boolean => isGatewayError(error) && error.kind === 'session'

/** Whether a query has failed: no data, and no request running. An ended session counts too, or the page would wait for ever. */
export const hasFailed = (query: QueryState): boolean =>
  query.isError && !query.isFetching && query.data === undefined && !isAborted(query.error)

/** Whether a query is loading its first data, also after a failure. */
export const isLoading = (query: QueryState): boolean => query.isFetching && query.data === undefined
