import { merchantUpdateYcdAuthStatus } from '@koo/api-client/calls'
import type { MerchantUpdateYcdAuthStatusRequest } from '@koo/api-client/types'
import { useOnOpen } from '@koo/page'
import { useGateway } from '@koo/page/query'

// id.3
/** The authorisation by a tobacco licence. */
export const AUTH_ID = '118'

/** What the pages report (contract, updateYcdAuthStatus). */
const REPORTED = { begun: '0', done: '1', failed: '2' } as const

// channel.13
/** The report of a status; its token is empty for tobacco. */
export const reportOf = (status: keyof typeof REPORTED): MerchantUpdateYcdAuthStatusRequest => ({
  authId: AUTH_ID,
  authStatus: REPORTED[status],
  authToken: '',
})

/**
 * Reports a status when the page is shown. Repeating it changes nothing, and a verification that is done stays done, so an old
 * tab does no harm. Nobody waits for it: until the end is reported, "not finished" is the truth, and leaving needs no report.
 */
export function useReport(status: 'begun' | 'failed'): void {
  const gateway = useGateway()
  useOnOpen(() => merchantUpdateYcdAuthStatus(gateway, reportOf(status)).catch(() => undefined))
}
