import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toastFailure } from '../form/codes.ts'

/** Says why a read failed as a toast, where the specification says toast (spec 8); beside what the page shows in its place. */
export function useFailureToast({ error }: Pick<UseQueryResult, 'error'>): void {
  useEffect(() => {
    if (error) toastFailure(error)
  }, [error])
}
