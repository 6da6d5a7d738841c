import { useClock } from '@koo/page'
import { useEffect, useState } from 'react'
import { OFFER_AFTER_MS } from '../../constants.ts'

// result.19
/** Whether a refusal has been on a visible screen long enough for the next offer. */
export function useRested(isRefused: boolean): boolean {
  const clock = useClock()
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    if (!isRefused) return undefined
    const stop = new AbortController()
    const rest = async () => {
      await clock.visible(stop.signal)
      await clock.wait(OFFER_AFTER_MS, stop.signal)
      if (!stop.signal.aborted) setRested(true)
    }
    void rest()
    return () => stop.abort()
  }, [isRefused, clock])
  return isRefused && isRested
}
