import { useHost, useLeaveQuestion } from '@koo/flow'
import { announceOverlay } from '@koo/kit/overlay'
import { useClock, useGateway, useTrack } from '@koo/page'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CashLoanEvents } from '../events.ts'
import { visitOf } from './visit.ts'

/**
 * Asks for the pop-up on leaving when the loan page is left. Its code is loaded then; if it does not load, or the server takes too
 * long, the plain dialog is shown. Who has begun to leave is not stopped by a pop-up for entering any more.
 */
export function useQuitPopup(): void {
  const gateway = useGateway()
  const queries = useQueryClient()
  const host = useHost()
  const clock = useClock()
  const track = useTrack<CashLoanEvents>()
  const silence = useRef<(() => void) | null>(null)
  useEffect(() => () => silence.current?.(), [])
  useLeaveQuestion(async (_, { signal }) => {
    silence.current ??= announceOverlay()
    const { askQuit } = await import('./quit.tsx')
    return askQuit({ gateway, queries, host, clock, visit: visitOf(host), signal }, track)
  })
}
