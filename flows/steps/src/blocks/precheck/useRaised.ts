import {
  cashGetAmountQuery,
  creditGetPromotionProcessQuery,
  creditQueryAmountQuery,
  creditQueryLimitLogQuery,
} from '@koo/api-client/calls'
import { useInvalidate } from '@koo/page/query'
import { useCallback } from 'react'

/** Says that a verification has passed: the limit, its history and the list of verifications are loaded again by whoever shows them. */
export function useRaised(): () => void {
  const invalidate = useInvalidate()
  return useCallback(() => {
    void invalidate(creditQueryAmountQuery, {})
    void invalidate(creditQueryLimitLogQuery, {})
    void invalidate(creditGetPromotionProcessQuery, {})
    void invalidate(cashGetAmountQuery, {})
  }, [invalidate])
}
