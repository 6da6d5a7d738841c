import { useEffect } from 'react'

/** Time for painting and a first touch before anything is loaded for later. */
const SHOWN_REST_MS = 200
/** The longest time that a busy browser delays the work. */
const IDLE_TIMEOUT_MS = 2_000

/** Runs `work` once: at the first touch, or when `ready` has been true for a moment and the browser is idle. */
export function useWhenIdle(ready: boolean, work: () => void): void {
  useEffect(() => {
    if (!ready) return undefined
    let done = false
    const run = () => {
      if (done) return
      done = true
      stop()
      work()
    }
    const hasIdle = typeof requestIdleCallback === 'function'
    let idle = 0
    const rest = window.setTimeout(() => {
      if (hasIdle) idle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
      else run()
    }, SHOWN_REST_MS)
    window.addEventListener('pointerdown', run, { once: true, passive: true, capture: true })
    const stop = () => {
      clearTimeout(rest)
      if (hasIdle) cancelIdleCallback(idle)
      window.removeEventListener('pointerdown', run, { capture: true })
    }
    return stop
  }, [ready, work])
}
