import { isGatewayError } from '@koo/api-client'
import { QueryClient, type DefaultOptions, type UseQueryResult } from '@tanstack/react-query'

/** Reads older than this are asked again when the customer comes back to the page. */
const FRESH_MS = 30_000
/** Unused answers are kept this long; money figures must not outlive a visit by much. */
const KEPT_MS = 5 * 60_000

/**
 * Defaults for reads. Repeating after a failure is the transport's business: it knows from the contract which calls
 * may be repeated, and how often. Writes are not cached and never repeated.
 */
export const readDefaults: DefaultOptions = {
  queries: {
    retry: false,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    // A phone that says it is offline is often wrong inside a web view: ask, and say what happened.
    networkMode: 'always',
  },
  mutations: { retry: false, networkMode: 'always' },
}

/** The cache of one app, story or test. */
export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: readDefaults })

/** An answer that names one moment: terms to be signed. Never cached, never asked again behind the customer's back. */
export const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchOnMount: false,
} as const

/** Was this failure only the page being left? Then there is nothing to tell anybody. */
export const isAborted = (error: unknown): boolean => isGatewayError(error) && error.kind === 'aborted'

/** Has the session ended? Then signing in is under way and the page says nothing of its own. */
export const isSessionEnd = (error: unknown): boolean => isGatewayError(error) && error.kind === 'session'

/** Failed for good: nothing to show and nobody asking. A session that ended counts: the page must not wait in silence. */
export const hasFailed = (read: UseQueryResult): boolean =>
  read.isError && !read.isFetching && read.data === undefined && !isAborted(read.error)

/** On its way for the first time. */
export const isReading = (read: UseQueryResult): boolean => read.isFetching && read.data === undefined
