import { merchantGetLoanTimeQuery } from '@koo/api-client/calls'
import { once, useCall, useFailureToast } from '@koo/page/query'
import { useEffect, useEffectEvent } from 'react'

// oneClick.17
/**
 * When the money of a partner's or a merchant's loan is expected, in the server's words; null for any other loan (`listingId` null), and
 * until they are known. Asked again when the review has passed. A failure is shown as a toast.
 */
export function useStatedArrival(listingId: string | null, isPassed: boolean): string | null {
  const isAsked = listingId !== null
  const time = useCall(
    merchantGetLoanTimeQuery,
    { listingId: listingId ?? '' },
    { ...once, enabled: isAsked },
  )
  useFailureToast(time)
  const askAgain = useEffectEvent(() => {
    if (isAsked) void time.refetch()
  })
  useEffect(() => {
    if (isPassed) askAgain()
  }, [isPassed])
  return (isAsked && time.data?.predictEntryTime) || null
}
