import { useEffect, useState } from 'react'
import { useClock } from '../services.ts'

const SECOND_MS = 1_000

/**
 * Whole seconds until `endsAt` (by `clock.elapsed()`); 0 when it has passed or is null. It is calculated from the end, so
 * it is right at once after a sleep of the phone, and a changed device clock has no effect.
 */
export function useSecondsLeft(endsAt: number | null): number {
  const clock = useClock()
  const [now, setNow] = useState(clock.elapsed)
  useEffect(() => {
    if (endsAt === null) return undefined
    const gone = new AbortController()
    const count = async () => {
      for (;;) {
        setNow(clock.elapsed())
        const left = endsAt - clock.elapsed()
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
