import {
  cashGetAmountQuery,
  creditQueryAmountQuery,
  repaymentQueryBillListQuery,
  repaymentQueryPlanQuery,
  userQueryRecentBillQuery,
} from '@koo/api-client/calls'
import { useInvalidate } from '@koo/page/query'
import { useEffect } from 'react'

/** After a repayment: bills, plans and the limit are loaded again by whoever shows them. */
export function useRepaid(isRepaid: boolean): void {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (!isRepaid) return
    void invalidate(repaymentQueryBillListQuery, {})
    void invalidate(repaymentQueryPlanQuery)
    void invalidate(userQueryRecentBillQuery, {})
    void invalidate(cashGetAmountQuery, {})
    void invalidate(creditQueryAmountQuery, {})
  }, [isRepaid, invalidate])
}
