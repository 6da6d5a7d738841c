import { useEffect, useState } from 'react'
import { useClock } from '../gateway.tsx'

const SECOND_MS = 1_000

/**
 * Whole seconds until `endsAt` (ms since 1970 by the page's clock), 0 when it is over or null. Counts towards an end,
 * not ticks: a page that slept, or was loaded again, is right at once.
 */
export function useSecondsLeft(endsAt: number | null): number {
  const clock = useClock()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    if (endsAt === null) return undefined
    const gone = new AbortController()
    const count = async () => {
      for (;;) {
        setNow(clock.now())
        const left = endsAt - clock.now()
        if (left <= 0) return
        await clock.wait(left % SECOND_MS || SECOND_MS, gone.signal)
        if (gone.signal.aborted) return
      }
    }
    void count()
    return () => gone.abort()
  }, [endsAt, clock])
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / SECOND_MS))
}
