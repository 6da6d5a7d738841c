import { toast } from '@koo/kit/OverlayHost'
import { useCallback, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import type { Chunk } from './chunk.ts'

/**
 * Loads code that a tap needs, and resolves to whether it is there. If it does not load, a toast says so, and the next tap loads
 * it again. Some browsers never fetch a failed module again: a second failure therefore goes to the page's error view, which
 * loads the page again, with its drafts.
 */
export function useTapLoad<M>(code: Chunk<M>): () => Promise<boolean> {
  const hasFailed = useRef(false)
  const pending = useRef<Promise<boolean> | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  if (failure) throw failure.error
  return useCallback(() => {
    const failed = (error: unknown) => {
      pending.current = null
      // Offline the page cannot be loaded again either.
      if (hasFailed.current && navigator.onLine) setFailure({ error })
      else toast(copy.failed.part, { kind: 'fail' })
      hasFailed.current = true
      return false
    }
    // Two taps are one attempt.
    pending.current ??= code.load().then(() => true, failed)
    return pending.current
  }, [code])
}
