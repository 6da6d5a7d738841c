import type { CashGetLoanAfterProcessInfoContent } from '@koo/api-client/types'
import { useTrack } from '@koo/page/track'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CashLoanEvents, ReviewOutcome } from '../../events.ts'

// result.21
/**
 * Reports a refused loan once: with or without an offer of the lead flow, as the check says. `failure` when the check
 * failed, or the page was left before its reply.
 */
export function useRefusalReport(check: UseQueryResult<CashGetLoanAfterProcessInfoContent>): void {
  const track = useTrack<CashLoanEvents>()
  // What comes first is reported: a reply, or the end of the page.
  const isReported = useRef(false)
  const report = useEffectEvent((outcome: ReviewOutcome) => {
    if (isReported.current) return
    isReported.current = true
    track('review', { outcome })
  })
  const { isSuccess, isError, data } = check
  const hasOffer = Boolean(data?.showType)
  useEffect(() => {
    if (isSuccess) report(hasOffer ? 'failure_lead_flow' : 'failure_no_lead_flow')
    else if (isError) report('failure')
  }, [isSuccess, isError, hasOffer])
  useEffect(() => () => report('failure'), [])
}
