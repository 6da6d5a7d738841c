import { merchantGetLoanTimeQuery } from '@koo/api-client/calls'
import { Notice } from '@koo/kit/Notice'
import { once, useCall, useFailureToast } from '@koo/page/query'

// oneClick.17
/** When the money of a partner's or a merchant's loan is expected, in the server's words; a failure is shown as a toast. */
export function LoanArrival({ listingId }: { listingId: string }) {
  const time = useCall(merchantGetLoanTimeQuery, { listingId }, once)
  useFailureToast(time)
  const text = time.data?.predictEntryTime
  return text ? <Notice>{text}</Notice> : null
}
