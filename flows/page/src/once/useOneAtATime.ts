import { useCallback, useRef, useState } from 'react'

export interface OneAtATime {
  /** Whether work is running, for a button. */
  busy: boolean
  /**
   * Begins `work` unless some is running, and resolves to its result; undefined when it was not begun. Rejects with what `work`
   * rejects with, and the next work may begin.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>
}

/** One piece of work at a time, however often the button is tapped. */
export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false)
  // Two taps in one task see the same state, so the lock is a ref.
  const isRunning = useRef(false)
  const run = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }, [])
  return { busy, run }
}
