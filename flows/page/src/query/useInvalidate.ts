import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useGateway } from '../gateway.tsx'
import type { QueryCall } from './useCall.ts'

/** Marks what a call has read as old: shown pages read it again. Without a request: every request of the call. */
export type Invalidate = <Request extends object, Content>(
  call: QueryCall<Request, Content>,
  request?: Request,
) => Promise<void>

/**
 * Refreshes reads by the call itself, after a write that changes them: `await invalidate(userSelectUserDataQuery)`.
 * Resolves when the pages on show have the new answer, or could not get it. Never rejects.
 */
export function useInvalidate(): Invalidate {
  const queries = useQueryClient()
  const gateway = useGateway()
  return useCallback(
    (call, request) => {
      // The path alone, which comes first in the key, stands for every request.
      const { queryKey } = call(gateway, request ?? ({} as NonNullable<typeof request>))
      return queries.invalidateQueries({ queryKey: request ? queryKey : queryKey.slice(0, 1) })
    },
    [queries, gateway],
  )
}
