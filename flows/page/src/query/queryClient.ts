import { QueryClient, type DefaultOptions } from '@tanstack/react-query'

/** A read older than this is refreshed when the customer comes back to the page. */
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

/** For a read that names one moment, such as terms to be signed: never cached, never refreshed while it is being read. */
export const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchOnMount: false,
} as const
