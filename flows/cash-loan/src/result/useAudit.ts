import { cashQueryPublishStatus } from '@koo/api-client/calls'
import type { AuditStatus } from '@koo/kit/ResultTimeline'
import { isSessionEnd, poll, readWhen, useClock, useGateway } from '@koo/steps'
import { useCallback, useEffect, useState } from 'react'
import type { PollSettings } from './settings.ts'

export interface Audit {
  status: AuditStatus
  /** When it was decided, ms since 1970; null while it is not, or when the server does not say. */
  decidedAt: number | null
  /** The review has ended, one way or the other. */
  decided: boolean
  /** When this round of asking began, by the page's clock. */
  since: number
  /** Asks on after the questions were used up. */
  refresh(): void
}

const STATUS = { auditing: 'auditing', auditSuccess: 'passed', auditFailure: 'failed' } as const

interface Found {
  status: AuditStatus
  decidedAt: number | null
}

const AUDITING: Found = { status: 'auditing', decidedAt: null }

/** Asks for the review's outcome until there is one (spec 4 "Result page audit status"). Null settings: not yet. */
export function useAudit(listingId: string | null, settings: PollSettings | null): Audit {
  const gateway = useGateway()
  const clock = useClock()
  const [round, setRound] = useState(() => ({ since: clock.now() }))
  const [found, setFound] = useState<Found>(AUDITING)
  const { pauseMs, max } = settings ?? {}
  useEffect(() => {
    if (listingId === null || pauseMs === undefined || max === undefined) return undefined
    const left = new AbortController()
    const run = async () => {
      const end = await poll({
        ask: (signal) => cashQueryPublishStatus(gateway, { listingId }, { signal }),
        done: ({ auditStatus }) => auditStatus !== 'auditing',
        gaveUp: isSessionEnd,
        pause: () => pauseMs,
        max,
        clock,
        signal: left.signal,
      })
      if (end.kind === 'done') {
        setFound({ status: STATUS[end.answer.auditStatus], decidedAt: readWhen(end.answer.auditTime) })
      } else if (end.kind === 'usedUp') {
        setFound({ status: 'unknown', decidedAt: null })
      }
    }
    void run()
    return () => left.abort()
  }, [gateway, clock, listingId, pauseMs, max, round])
  const refresh = useCallback(() => {
    setFound(AUDITING)
    setRound({ since: clock.now() })
  }, [clock])
  const decided = found.status === 'passed' || found.status === 'failed'
  return { ...found, decided, since: round.since, refresh }
}
