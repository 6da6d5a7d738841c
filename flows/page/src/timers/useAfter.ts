import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useClock } from '../services.ts'

export interface AfterOptions {
  /** Begins to count anew whenever this changes: the time of a tap, the id of what is shown, the reply that is shown. */
  since?: number | string | object | null
  /** Begins to count when the page is on the screen. */
  visible?: boolean
}

/**
 * Calls `work` once, `ms` after it was first rendered with that `ms`; never when the part is gone. Nothing runs while `ms` is
 * null, and 0 is at once, after the render. It uses the page's clock, and `work` of the last render.
 */
export function useAfter(
  ms: number | null,
  work: () => unknown,
  { since = null, visible = false }: AfterOptions = {},
): void {
  const clock = useClock()
  const act = useEffectEvent(work)
  useEffect(() => {
    if (ms === null) return undefined
    const gone = new AbortController()
    const run = async () => {
      if (visible) await clock.visible(gone.signal)
      // Not before strict mode has mounted the part anew, also at 0.
      await (ms > 0 ? clock.wait(ms, gone.signal) : undefined)
      if (!gone.signal.aborted) await act()
    }
    void run()
    return () => gone.abort()
  }, [clock, ms, since, visible])
}

/** The signal of what a part has begun: aborted when the part is gone. Ask for it before the first wait. */
export function useGone(): () => AbortSignal {
  const shown = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    shown.current = controller
    return () => controller.abort()
  }, [])
  return useCallback(() => shown.current.signal, [])
}

/** A wait by the page's clock, for what a tap has begun. Resolves to whether the part is still there: false, and nothing may follow. */
export function usePause(): (ms: number) => Promise<boolean> {
  const clock = useClock()
  const gone = useGone()
  return useCallback(
    async (ms) => {
      const signal = gone()
      await clock.wait(ms, signal)
      return !signal.aborted
    },
    [clock, gone],
  )
}
