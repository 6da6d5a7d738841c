import { cashQueryGrayQuery, cashQueryPublishStatus } from '@koo/api-client/calls'
import type { AuditStatus } from '@koo/kit/ResultTimeline'
import { useCall, usePolling } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { readTime } from '@koo/steps'
import { useEffect, useEffectEvent } from 'react'
import { GRAY_TYPE_RESULT_PAGE } from '../constants.ts'
import type { CashLoanEvents } from '../events.ts'
import { pollSettings } from './settings.ts'

/** The lender's review of a loan, as far as it is known. */
export interface Review {
  status: AuditStatus
  /** When it was decided, ms since 1970; null until then, or when the reply does not say. */
  decidedAt: number | null
  /** Seconds that the grey style counts down from `since`; 0 for no countdown. */
  countdown: number
  since: number
  /** The customer belongs to the lead flow (`instShareProfitNew`). */
  isLeadFlow: boolean
  /** Starts another round of requests. */
  refresh(): void
}

/** Statuses that end the polling. An unknown status does not (loan.14, gap 127). */
const DECIDED = new Map<string, 'passed' | 'failed'>([
  ['auditSuccess', 'passed'],
  ['auditFailure', 'failed'],
])

const OUTCOME = { passed: 'success', failed: 'failure', unknown: 'no_result' } as const

// result.21
interface ReviewOptions {
  /** `instShareProfitNew` of the settings: whose loan it is (cash/queryGray). */
  lender: 'leadFlow' | 'koo'
  /** A refusal is reported here; otherwise the check for an offer reports it. */
  reportsRefusal: boolean
  onDecided(): unknown
}

// result.21
/**
 * Polls the review until it is decided and reports its result to analytics. `onDecided` is called when figures of the
 * loan have changed.
 */
export function useReview(
  listingId: string | null,
  { lender, reportsRefusal, onDecided }: ReviewOptions,
): Review {
  const track = useTrack<CashLoanEvents>()
  const gray = useCall(cashQueryGrayQuery, { typeId: GRAY_TYPE_RESULT_PAGE, instShareProfitNew: lender })
  const { pauseMs, max, countdown } = pollSettings(gray.data)
  const polling = usePolling(
    cashQueryPublishStatus,
    { listingId: listingId ?? '' },
    {
      done: ({ auditStatus }) => DECIDED.has(auditStatus),
      pause: pauseMs,
      max,
      enabled: listingId !== null && gray.isFetched,
    },
  )
  const { kind, since, refresh } = polling
  const reply = polling.kind === 'done' ? polling.reply : null
  const open = kind === 'usedUp' ? 'unknown' : 'auditing'
  const status = DECIDED.get(reply?.auditStatus ?? '') ?? open

  const onEnd = useEffectEvent(() => {
    if (status === 'auditing') return
    if (status !== 'failed' || reportsRefusal) track('review', { outcome: OUTCOME[status] })
    if (status !== 'unknown') onDecided()
  })
  useEffect(() => onEnd(), [status])
  return {
    status,
    decidedAt: readTime(reply?.auditTime),
    countdown,
    since,
    isLeadFlow: reply?.instShareProfitNew === 'leadFlow',
    refresh,
  }
}
