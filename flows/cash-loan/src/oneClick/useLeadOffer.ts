import { cashGetLoanAfterProcessInfoQuery } from '@koo/api-client/calls'
import type { CashGetLoanAfterProcessInfoContent } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { once, useCall, useClock } from '@koo/page'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AFTER_PROCESS_OFFER, OFFER_AFTER_MS } from '../constants.ts'

/** The refused loan that an offer follows. */
export interface RefusedLoan {
  listingId: string
  serialNumber?: string | null | undefined
}

/** The lead-flow check: what may be offered after a refused loan. `loan` null: there is nothing to ask about yet. */
export function useOfferQuery(loan: RefusedLoan | null): UseQueryResult<CashGetLoanAfterProcessInfoContent> {
  const { userSource } = useHost()
  const { listingId = '', serialNumber } = loan ?? {}
  const request = {
    typeId: AFTER_PROCESS_OFFER,
    serialNumber: serialNumber ?? '',
    listingId,
    kooUserSource: userSource,
  }
  return useCall(cashGetLoanAfterProcessInfoQuery, request, { ...once, enabled: loan !== null })
}

// result.19
/** Whether a refusal has been on a visible screen long enough for the next offer. */
export function useRested(isRefused: boolean): boolean {
  const clock = useClock()
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    if (!isRefused) return undefined
    const stop = new AbortController()
    const rest = async () => {
      await clock.visible(stop.signal)
      await clock.wait(OFFER_AFTER_MS, stop.signal)
      if (!stop.signal.aborted) setRested(true)
    }
    void rest()
    return () => stop.abort()
  }, [isRefused, clock])
  return isRefused && isRested
}
