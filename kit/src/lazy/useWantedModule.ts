import { useCallback, useRef, useState } from 'react'
import type { LazyModule } from './lazyModule.ts'

/**
 * Loads code that a tap waits for, and resolves to whether it is there. If it does not load, `onFailure` says so, and the next
 * tap loads it again. Some browsers never fetch a failed module again: a second failure therefore goes to the error boundary,
 * which can load the page again.
 */
export function useWantedModule<M>(code: LazyModule<M>, onFailure: () => void): () => Promise<boolean> {
  const hasFailed = useRef(false)
  const pending = useRef<Promise<boolean> | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  if (failure) throw failure.error
  return useCallback(() => {
    const failed = (error: unknown) => {
      pending.current = null
      // Offline the page cannot be loaded again either.
      if (hasFailed.current && navigator.onLine) setFailure({ error })
      else onFailure()
      hasFailed.current = true
      return false
    }
    // Two taps are one attempt.
    pending.current ??= code.load().then(() => true, failed)
    return pending.current
  }, [code, onFailure])
}
