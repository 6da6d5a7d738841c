import type { CallOptions, Gateway } from '@koo/api-client'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useGateway } from '../gateway.tsx'
import { useClock } from '../services.ts'
import { poll } from './poll.ts'
import { isSessionEnd } from '../failures/kinds.ts'

export interface PollingRules<Reply> {
  /** Whether this reply ends the polling. */
  done(reply: Reply): boolean
  /** ms between a reply and the next request; a function gets the number of requests so far. */
  pause: number | ((requests: number) => number)
  /** The largest number of requests, failures included. */
  max: number
  /** Whether this failure ends the polling. The end of the session always does. */
  gaveUp?(error: unknown): boolean
  /** Whether polling may start. Default true. */
  enabled?: boolean
}

export type PollingState<Reply> =
  | { kind: 'waiting' }
  | { kind: 'done'; reply: Reply }
  /** All requests were made without a result. */
  | { kind: 'usedUp' }
  | { kind: 'gaveUp'; error: unknown }

export type Polling<Reply> = PollingState<Reply> & {
  /** When this round started, by `clock.elapsed()`. */
  since: number
  /** The newest reply, whether or not it ends the polling: for a page that shows what it waits for. */
  latest: Reply | undefined
  /** The last request failed; another one follows. */
  interrupted: boolean
  /** Starts another round. */
  refresh(): void
}

const WAITING = { kind: 'waiting' } as const

/**
 * Repeats a call until a reply ends the polling: a limited number of requests, one at a time, none while the page is hidden
 * or after it was left. It uses the page's clock, as everything does that waits.
 */
export function usePolling<Request, Reply>(
  call: (gateway: Gateway, request: Request, options?: CallOptions) => Promise<Reply>,
  request: Request,
  rules: PollingRules<Reply>,
): Polling<Reply> {
  const gateway = useGateway()
  const clock = useClock()
  const [round, setRound] = useState(() => ({ since: clock.elapsed() }))
  const [found, setFound] = useState<{ key: string; state: PollingState<Reply> } | null>(null)
  const [interrupted, setInterrupted] = useState(false)
  const [seen, setSeen] = useState<{ key: string; reply: Reply } | null>(null)
  const { enabled = true } = rules
  // A reply to an earlier request does not count for a new one.
  const key = JSON.stringify(request)
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const { done, pause, max, gaveUp } = rules
    const end = await poll({
      request: (stop) => call(gateway, request, { signal: stop }),
      done(reply) {
        setSeen({ key, reply })
        return done(reply)
      },
      gaveUp: (error) => isSessionEnd(error) || (gaveUp?.(error) ?? false),
      onRequest: setInterrupted,
      pause: typeof pause === 'number' ? () => pause : pause,
      max,
      clock,
      signal,
    })
    if (end.kind !== 'left') setFound({ key, state: end })
  })
  useEffect(() => {
    if (!enabled) return undefined
    const left = new AbortController()
    // oxlint-disable-next-line react/set-state-in-effect -- set when a reply comes, not in the effect
    void run(left.signal)
    return () => left.abort()
  }, [gateway, clock, key, enabled, round])
  const refresh = useCallback(() => {
    setFound(null)
    setInterrupted(false)
    setRound({ since: clock.elapsed() })
  }, [clock])
  const state = found?.key === key ? found.state : WAITING
  const latest = seen?.key === key ? seen.reply : undefined
  return { ...state, since: round.since, latest, interrupted, refresh }
}
