import { useEffect, useEffectEvent, useState } from 'react'

export interface CountdownOptions {
  /** End time, in ms of `now`; `null` while there is no countdown. */
  endsAt: number | null
  /** Returns the current time in ms. */
  now?: () => number
  /** Called once for each `endsAt` that is reached while mounted. */
  onEnd?: () => void
}

export interface CountdownState {
  /** Whole seconds left, rounded up; 0 at the end. */
  secondsLeft: number
  running: boolean
}

/**
 * Counts down to a point in time. The seconds are calculated from the clock, not by counting ticks, so they are right
 * at once after the page was hidden or the phone was asleep.
 */
export function useCountdown({ endsAt, now = Date.now, onEnd }: CountdownOptions): CountdownState {
  const [, redraw] = useState(0)
  const ended = useEffectEvent(() => onEnd?.())
  const clock = useEffectEvent(() => now())

  useEffect(() => {
    if (endsAt === null || endsAt <= clock()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let done = false
    const tick = () => {
      clearTimeout(timer)
      if (done) return
      const left = endsAt - clock()
      redraw((count) => count + 1)
      if (left <= 0) {
        done = true
        ended()
      } else {
        timer = setTimeout(tick, left % 1000 || 1000)
      }
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') tick()
    }
    tick()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [endsAt])

  const secondsLeft = endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now()) / 1000))
  return { secondsLeft, running: secondsLeft > 0 }
}
