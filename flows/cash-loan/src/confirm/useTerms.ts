import { cashPreApproval } from '@koo/api-client/calls'
import type { CashPreApprovalRequest } from '@koo/api-client/types'
import { once, useClock, useGateway } from '@koo/steps'
import { useQuery } from '@tanstack/react-query'

/**
 * The lender's terms for this wish, asked for when the page is entered and when the customer asks again; never
 * refreshed behind the back of somebody who is reading or signing them. `readAt`: when the question was asked.
 */
export function useTerms(request: CashPreApprovalRequest) {
  const gateway = useGateway()
  const clock = useClock()
  return useQuery({
    queryKey: ['cash/preApproval', request],
    queryFn: async ({ signal }) => {
      const readAt = clock.now()
      return { terms: await cashPreApproval(gateway, request, { signal }), readAt }
    },
    ...once,
  })
}
