import { useHost } from '@koo/flow'
import { announceOverlay } from '@koo/kit/overlay'
import { useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useTrack } from '@koo/page/track'
import type { StayQuestion } from '@koo/steps/survey'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CashLoanEvents } from '../events.ts'
import type { LoanHomeOptions } from './step.ts'

/**
 * The question on leaving the loan page, as a pop-up of the wallet. Its code is loaded then; if it does not load, or the server
 * takes too long, the plain question is asked. Who has begun to leave is not stopped by a pop-up for entering any more.
 */
export function useQuitQuestion(load: LoanHomeOptions['askQuit']): StayQuestion {
  const gateway = useGateway()
  const queries = useQueryClient()
  const host = useHost()
  const clock = useClock()
  const track = useTrack<CashLoanEvents>()
  const silence = useRef<(() => void) | null>(null)
  useEffect(() => () => silence.current?.(), [])
  return async (_, { signal }) => {
    silence.current ??= announceOverlay()
    const { askQuit } = await load()
    return askQuit({ gateway, queries, host, clock, signal }, track)
  }
}
