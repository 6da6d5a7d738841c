import {
  cashGetAmountQuery,
  cashQueryCouponsQuery,
  cashQueryLoanAgreementsQuery,
  cashQueryLoanButtonAuthQuery,
  cashQueryLoanUseQuery,
  merchantGetLoanRateInfoV3Query,
  userQueryAllBankcardListQuery,
} from '@koo/api-client/calls'
import type { Gateway } from '@koo/api-client'
import { useClock, useGateway, type Clock } from '@koo/steps'
import { useQuery } from '@tanstack/react-query'
import { BANKCARD_PAGE_TYPE } from '../constants.ts'

/** The amount config with the moment it was read: together they tell the server's clock. */
function amountQuery(gateway: Gateway, clock: Clock) {
  const { queryKey, queryFn } = cashGetAmountQuery(gateway)
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => ({
      config: await queryFn(context),
      readAt: clock.now(),
    }),
  }
}

/** Everything the loan page reads. Each read fails, and is repeated, on its own. */
export function useHomeReads() {
  const gateway = useGateway()
  const amount = useQuery(amountQuery(gateway, useClock()))
  const rates = useQuery(merchantGetLoanRateInfoV3Query(gateway))
  const cards = useQuery(userQueryAllBankcardListQuery(gateway, { pageType: BANKCARD_PAGE_TYPE }))
  const coupons = useQuery(cashQueryCouponsQuery(gateway))
  // The first screen does not need these to be read and used: they leave it the line.
  const enabled = amount.isFetched && rates.isFetched
  const agreements = useQuery({ ...cashQueryLoanAgreementsQuery(gateway), enabled })
  const auth = useQuery({ ...cashQueryLoanButtonAuthQuery(gateway), enabled })
  const uses = useQuery({ ...cashQueryLoanUseQuery(gateway), enabled })
  return { amount, rates, cards, coupons, agreements, auth, uses }
}

export type HomeReads = ReturnType<typeof useHomeReads>
