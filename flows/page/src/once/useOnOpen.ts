import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs `act` once when the page is opened, also where React mounts it twice (strict mode). */
export function useOnOpen(act: () => unknown): void {
  const hasRun = useRef(false)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    void run()
  }, [])
}
