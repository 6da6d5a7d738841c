import { cashGetLoanAfterProcessInfoQuery } from '@koo/api-client/calls'
import type { CashGetLoanAfterProcessInfoContent } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { once, useCall } from '@koo/page/query'
import type { UseQueryResult } from '@tanstack/react-query'
import { AFTER_PROCESS_OFFER } from '../../constants.ts'

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
