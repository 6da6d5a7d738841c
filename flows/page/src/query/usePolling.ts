import type { CallOptions, Gateway } from '@koo/api-client'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useClock, useGateway } from '../gateway.tsx'
import { poll } from './poll.ts'
import { isSessionEnd } from './states.ts'

export interface PollingRules<Answer> {
  /** Does this answer settle it? */
  done(answer: Answer): boolean
  /** ms between an answer and the next request; a function gets how many requests there were. */
  pause: number | ((asked: number) => number)
  /** Requests at most, failures included. */
  max: number
  /** Does this failure end the polling? The end of the session always does. */
  gaveUp?(error: unknown): boolean
  /** False while something else is needed first. Default true. */
  enabled?: boolean
}

export type PollingState<Answer> =
  | { kind: 'asking' }
  | { kind: 'done'; answer: Answer }
  /** All requests were made and nothing is known. */
  | { kind: 'usedUp' }
  | { kind: 'gaveUp'; error: unknown }

export type Polling<Answer> = PollingState<Answer> & {
  /** When this round began, by the page's clock. */
  since: number
  /** Begins another round. */
  refresh(): void
}

const ASKING = { kind: 'asking' } as const

/**
 * Asks a call until an answer settles it: bounded, one request in flight, silent while the page is hidden and after it
 * was left. It goes by the page's clock and not by TanStack's `refetchInterval`, which counts no failures, has no
 * bound, and runs on the browser's timers where a test wants to decide what a second is.
 */
export function usePolling<Request, Answer>(
  call: (gateway: Gateway, request: Request, options?: CallOptions) => Promise<Answer>,
  request: Request,
  rules: PollingRules<Answer>,
): Polling<Answer> {
  const gateway = useGateway()
  const clock = useClock()
  const [round, setRound] = useState(() => ({ since: clock.now() }))
  const [found, setFound] = useState<{ asked: string; state: PollingState<Answer> } | null>(null)
  const { enabled = true } = rules
  // What was answered before does not count for another request.
  const asked = JSON.stringify(request)
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const { done, pause, max, gaveUp } = rules
    const end = await poll({
      ask: (stop) => call(gateway, request, { signal: stop }),
      done,
      gaveUp: (error) => isSessionEnd(error) || (gaveUp?.(error) ?? false),
      pause: typeof pause === 'number' ? () => pause : pause,
      max,
      clock,
      signal,
    })
    if (end.kind !== 'left') setFound({ asked, state: end })
  })
  useEffect(() => {
    if (!enabled) return undefined
    const left = new AbortController()
    void run(left.signal)
    return () => left.abort()
  }, [gateway, clock, asked, enabled, round])
  const refresh = useCallback(() => {
    setFound(null)
    setRound({ since: clock.now() })
  }, [clock])
  const state = found?.asked === asked ? found.state : ASKING
  return { ...state, since: round.since, refresh }
}
