import { isGatewayError } from '@koo/api-client'
import type { QueryView } from './joinQueries.ts'

type QueryState = Omit<QueryView<unknown>, 'refetch'>

/** Was this failure only the page being left? Then there is nothing to tell anybody. */
export const isAborted = (error: unknown): boolean => isGatewayError(error) && error.kind === 'aborted'

/** Has the session ended? Then signing in is under way and the page says nothing of its own. */
export const isSessionEnd = (error: unknown): boolean => isGatewayError(error) && error.kind === 'session'

/** Failed for good: nothing to show and no request on its way. A session that ended counts: the page must not wait in silence. */
export const hasFailed = (query: QueryState): boolean =>
  query.isError && !query.isFetching && query.data === undefined && !isAborted(query.error)

/** On its way for the first time, or again after a failure. */
export const isReading = (query: QueryState): boolean => query.isFetching && query.data === undefined
