import {
  cashGetAmountQuery,
  creditQueryAmountQuery,
  memberQueryAutoRenewConfigQuery,
  memberQueryBenefitsQuery,
  memberQueryInfoQuery,
  memberQueryRenewListQuery,
} from '@koo/api-client/calls'
import { useInvalidate } from '@koo/page/query'
import { useCallback } from 'react'

/** Loads again what a membership changes: itself, its benefits and renewals, and the limit. */
export function useRefreshed(): () => Promise<unknown> {
  const invalidate = useInvalidate()
  return useCallback(
    () =>
      Promise.all([
        invalidate(memberQueryInfoQuery, {}),
        invalidate(memberQueryBenefitsQuery, {}),
        invalidate(memberQueryAutoRenewConfigQuery, {}),
        invalidate(memberQueryRenewListQuery, {}),
        invalidate(cashGetAmountQuery, {}),
        invalidate(creditQueryAmountQuery, {}),
      ]),
    [invalidate],
  )
}
