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
import { isAborted, isSessionEnd, useGateway } from '@koo/steps'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { BANKCARD_PAGE_TYPE } from '../constants.ts'

/** What the first screen is made of. An app may ask for these before the page's code is there. */
export const firstReads = (gateway: Gateway) => ({
  amount: cashGetAmountQuery(gateway),
  rates: merchantGetLoanRateInfoV3Query(gateway),
  cards: userQueryAllBankcardListQuery(gateway, { pageType: BANKCARD_PAGE_TYPE }),
  coupons: cashQueryCouponsQuery(gateway),
})

/** Everything the loan page reads. Each read fails, and is repeated, on its own. */
export function useHomeReads() {
  const gateway = useGateway()
  const first = firstReads(gateway)
  const amount = useQuery(first.amount)
  const rates = useQuery(first.rates)
  const cards = useQuery(first.cards)
  const coupons = useQuery(first.coupons)
  // The first screen does not need these to be read and used: they leave it the line.
  const enabled = amount.isFetched && rates.isFetched
  const agreements = useQuery({ ...cashQueryLoanAgreementsQuery(gateway), enabled })
  const auth = useQuery({ ...cashQueryLoanButtonAuthQuery(gateway), enabled })
  const uses = useQuery({ ...cashQueryLoanUseQuery(gateway), enabled })
  return { amount, rates, cards, coupons, agreements, auth, uses }
}

export type HomeReads = ReturnType<typeof useHomeReads>

/** Failed for good: nothing to show, nobody asking, and not because of a sign-in that is under way. */
export const hasFailed = (read: UseQueryResult): boolean =>
  read.isError && !read.isFetching && read.data === undefined && !isSessionEnd(read.error) && !isAborted(read.error)
