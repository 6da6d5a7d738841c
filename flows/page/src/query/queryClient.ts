import { QueryClient, type DefaultOptions } from '@tanstack/react-query'

/** Data older than this are refreshed when the customer comes back to the page. */
const FRESH_MS = 30_000
/** Unused data are kept this long: figures of money must not be kept much longer than a visit. */
const KEPT_MS = 5 * 60_000

/**
 * Defaults of TanStack Query. The transport repeats failed requests: it knows from the contract which calls may be
 * repeated, and how often. Writes are not cached and never repeated.
 */
export const queryDefaults: DefaultOptions = {
  queries: {
    retry: false,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    // Inside a web view "offline" is often wrong: make the request, and show what happens.
    networkMode: 'always',
  },
}

/** The cache of one app, story or test. */
export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: queryDefaults })

/** Settings of a query that is valid for one moment, such as terms to sign: never cached, never refreshed by itself. */
export const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchOnMount: false,
} as const
