import type { CallOptions, Gateway } from '@koo/api-client'
import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useGateway } from '../gateway.tsx'

/** A generated query of the client: `userSelectUserDataQuery` and its like. */
export type QueryCall<Request, Content> = (
  gateway: Gateway,
  request: Request,
) => { readonly queryKey: QueryKey; queryFn(context: CallOptions): Promise<Content> }

/** What a page may decide about a query; key and function come from the call. */
export type CallSettings<Content, Shown = Content> = Omit<
  UseQueryOptions<Content, Error, Shown>,
  'queryKey' | 'queryFn'
>

/**
 * Reads one call of the gateway through TanStack Query. `settings` are the query's own (`enabled`, `select`,
 * `once`); the key is the call's path and request, so that `useInvalidate` needs no string.
 */
export function useCall<Request, Content, Shown = Content>(
  call: QueryCall<Request, Content>,
  request: Request,
  settings?: CallSettings<Content, Shown>,
): UseQueryResult<Shown> {
  const { queryKey, queryFn } = call(useGateway(), request)
  return useQuery({ ...settings, queryKey, queryFn: (context) => queryFn(context) })
}
