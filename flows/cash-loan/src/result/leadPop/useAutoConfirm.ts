import { useClock } from '@koo/page'
import { useEffect, useEffectEvent, useState } from 'react'
import { AUTO_CONFIRM_S } from '../../constants.ts'

const SECOND_MS = 1_000

// leadPop.3
/**
 * Counts down on a visible screen, one tick a second, then calls `onEnd`. Stops when it is not `running`. Returns the
 * seconds left.
 */
export function useAutoConfirm(running: boolean, onEnd: () => void): number {
  const clock = useClock()
  const [seconds, setSeconds] = useState<number>(AUTO_CONFIRM_S)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!running) return undefined
    const stop = new AbortController()
    const count = async () => {
      for (let left = AUTO_CONFIRM_S; left > 0; left -= 1) {
        setSeconds(left)
        await clock.visible(stop.signal)
        await clock.wait(SECOND_MS, stop.signal)
        if (stop.signal.aborted) return
      }
      end()
    }
    void count()
    return () => stop.abort()
  }, [running, clock])
  return seconds
}
