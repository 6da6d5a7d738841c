import type { Gateway } from '@koo/api-client'
import { cashPreApproval, cashPreApprovalQuery } from '@koo/api-client/calls'
import type { CashPreApprovalContent, CashPreApprovalRequest } from '@koo/api-client/types'
import { once, useCall, useClock, type QueryView } from '@koo/page'
import { isForRequest } from './terms.ts'

/** The lender's terms, and when they were requested. */
export interface ReadTerms {
  terms: CashPreApprovalContent
  readAt: number
}

/** The reply is for another loan than was asked for. */
export class TermsMismatch extends Error {}

/**
 * The lender's terms for this request, read when the page is entered and when the customer asks again; never refreshed
 * while somebody reads or signs them. Terms that are being read again count no more.
 */
export function useTerms(request: CashPreApprovalRequest): QueryView<ReadTerms> {
  const clock = useClock()
  const call = (gateway: Gateway, asked: CashPreApprovalRequest) => ({
    queryKey: cashPreApprovalQuery(gateway, asked).queryKey,
    async queryFn({ signal }: { signal?: AbortSignal }) {
      const readAt = clock.now()
      const terms = await cashPreApproval(gateway, asked, { signal })
      if (!isForRequest(terms, asked)) throw new TermsMismatch()
      return { terms, readAt }
    },
  })
  const { data, error, isError, isFetching, refetch } = useCall(call, request, once)
  return { data: isFetching || isError ? undefined : data, error, isError, isFetching, refetch }
}
