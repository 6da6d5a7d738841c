import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toastFailure } from '../failures/codes.ts'

/** Shows why a query failed as a toast, where the specification says toast. The page still shows its error view. */
export function useFailureToast({ error }: Pick<UseQueryResult, 'error'>): void {
  useEffect(() => {
    if (error) toastFailure(error)
  }, [error])
}
