import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useGateway } from '../gateway.tsx'
import type { QueryCall } from './useCall.ts'

/** Marks the data of a call as old, so that shown pages load them again. Without `request`: for every request of the call. */
export type Invalidate = <Request extends object, Content>(
  call: QueryCall<Request, Content>,
  request?: Request,
) => Promise<void>

/**
 * Refreshes queries after a write that changes them: `await invalidate(userSelectUserDataQuery)`. Resolves when the shown
 * pages have the new data, or could not load them. Never rejects.
 */
export function useInvalidate(): Invalidate {
  const queries = useQueryClient()
  const gateway = useGateway()
  return useCallback(
    (call, request) => {
      // The path is the first part of the key: alone it matches every request.
      const { queryKey } = call(gateway, request ?? ({} as NonNullable<typeof request>))
      return queries.invalidateQueries({ queryKey: request ? queryKey : queryKey.slice(0, 1) })
    },
    [queries, gateway],
  )
}
