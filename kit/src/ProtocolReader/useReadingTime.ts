import { useEffect, useEffectEvent, useState } from 'react'
import { useCountdown } from '../Countdown/index.ts'

/** Time since the page was opened: nobody can shorten a wait by setting the clock of the phone. */
const sinceOpened = () => performance.now()

/** Seconds left of the time for which a text must be shown; `null` until it is shown. The time starts once. */
export function useReadingTime(seconds: number | null, now = sinceOpened): number {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const start = useEffectEvent((length: number) => setEndsAt((before) => before ?? now() + length * 1000))
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the time starts when the text is on the screen
    if (seconds) start(seconds)
  }, [seconds])
  const { secondsLeft } = useCountdown({ endsAt, now })
  return endsAt === null ? (seconds ?? 0) : secondsLeft
}
