import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useGateway } from '../gateway.tsx'
import type { QueryCall } from './useCall.ts'

/**
 * Drops what a call has loaded, for every request: the next page that shows it loads it first. For what a write has taken away,
 * which no page may show once more; where old data may stay until the new ones are there, `useInvalidate` is right.
 */
export function useForget(): (call: QueryCall<never, unknown>) => void {
  const queries = useQueryClient()
  const gateway = useGateway()
  return useCallback(
    // The path is the first part of the key: alone it matches every request.
    (call) => queries.removeQueries({ queryKey: call(gateway, {} as never).queryKey.slice(0, 1) }),
    [queries, gateway],
  )
}
