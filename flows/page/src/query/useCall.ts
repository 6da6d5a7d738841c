import type { CallOptions, Gateway } from '@koo/api-client'
import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useGateway } from '../gateway.tsx'

/** A generated query of the client, such as `userSelectUserDataQuery`. */
export type QueryCall<Request, Content> = (
  gateway: Gateway,
  request: Request,
) => { readonly queryKey: QueryKey; queryFn(context: CallOptions): Promise<Content> }

/** Settings of a query that a page may change; key and function come from the call. */
export type CallSettings<Content, Shown = Content> = Omit<
  UseQueryOptions<Content, Error, Shown>,
  'queryKey' | 'queryFn'
>

/**
 * Queries one call of the gateway through TanStack Query. `settings` are those of a query (`enabled`, `select`, or
 * `once`). The key is made of the call's path and request, so `useInvalidate` needs no string.
 */
export function useCall<Request, Content, Shown = Content>(
  call: QueryCall<Request, Content>,
  request: Request,
  settings?: CallSettings<Content, Shown>,
): UseQueryResult<Shown> {
  const { queryKey, queryFn } = call(useGateway(), request)
  return useQuery({ ...settings, queryKey, queryFn: (context) => queryFn(context) })
}
