import {
  activityQueryOfferOrdersQuery,
  cashGetAmountQuery,
  cashQueryCouponsQuery,
  creditQueryAmountQuery,
  userGetCouponUnreadCountQuery,
  userQueryAmountQuery,
  virtualQueryCouponsQuery,
} from '@koo/api-client/calls'
import { useInvalidate } from '@koo/page/query'
import { useCallback } from 'react'

/** Loads again, where it is shown, what a reward or a prize may have changed: coupons, orders, the limit. */
export function useGained(): () => Promise<unknown> {
  const invalidate = useInvalidate()
  return useCallback(
    () =>
      Promise.all([
        invalidate(cashQueryCouponsQuery, {}),
        invalidate(virtualQueryCouponsQuery),
        invalidate(userGetCouponUnreadCountQuery, {}),
        invalidate(activityQueryOfferOrdersQuery, {}),
        invalidate(userQueryAmountQuery, {}),
        invalidate(cashGetAmountQuery, {}),
        invalidate(creditQueryAmountQuery, {}),
      ]),
    [invalidate],
  )
}
