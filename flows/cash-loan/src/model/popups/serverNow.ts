import type { Gateway } from '@koo/api-client'
import { cashGetAmountQuery } from '@koo/api-client/calls'
import type { CashGetAmountContent } from '@koo/api-client/types'
import { timed, type Timed } from '@koo/page/query'
import { serverClock, type Clock } from '@koo/page/time'
import type { QueryClient } from '@tanstack/react-query'

/** The lender's time for the dates of a pop-up, by the limits that the page has loaded; without them that of the phone. */
export function serverNow(queries: QueryClient, gateway: Gateway, clock: Clock): number {
  const { queryKey } = timed(cashGetAmountQuery, clock)(gateway, {})
  const reply = queries.getQueryData<Timed<CashGetAmountContent>>(queryKey)
  return serverClock(clock, reply?.content.currentTime, reply?.readAt ?? 0).now()
}
