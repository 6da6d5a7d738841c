import { cashQueryLoanButtonAuthQuery } from '@koo/api-client/calls'
import { useInvalidate } from '@koo/page/query'
import { useCallback } from 'react'

/** Says that the customer has given a proof: what a loan still needs is read again by the next page that shows it. */
export function useProofGiven(): () => void {
  const invalidate = useInvalidate()
  return useCallback(() => void invalidate(cashQueryLoanButtonAuthQuery, {}), [invalidate])
}
